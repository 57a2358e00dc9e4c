// Whose pictures these are: shown on the credits page. The build lists the names of all icons used in icons.json; the package
// does not tell who drew which, so those of the less known hands are named here.
export interface Credit {
  what: string;
  by: string;
  licence: string;
  address: string;
  changes?: string;
}

export const CREDITS: Credit[] = [
  {
    what: 'Icons of game-icons.net, by way of @iconify-json/game-icons',
    by: 'Lorc, Delapouite, Skoll, sbed, Willdabeast, John Colburn and other contributors of game-icons.net',
    licence: 'CC BY 3.0',
    address: 'https://game-icons.net',
    changes: 'recoloured, cut to the shape they stand on',
  },
  {
    what: 'Terrain, coast, pawns, portraits, camp and all other drawings',
    by: 'Holdfast',
    licence: 'MIT',
    address: '',
  },
];

/** Icons of the boards by hands other than Lorc and Delapouite, as far as known. */
export const BY: Record<string, string[]> = {
  Skoll: ['hearts', 'open-treasure-chest', 'winchester-rifle'],
  sbed: ['helmet'],
  Willdabeast: ['gold-bar', 'round-shield'],
  'John Colburn': ['pistol-gun'],
};
