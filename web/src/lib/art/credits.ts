// Whose pictures these are: shown on the credits page. The build lists the names of all icons used in icons.json.
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
    by: 'Lorc, Delapouite, Skoll, sbed, Caro Asercion, DarkZaitzev, Willdabeast, Faithtoken, Cathelineau and contributors',
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
