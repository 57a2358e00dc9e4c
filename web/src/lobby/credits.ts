// Whose work this stands on: what the credits page shows. Its words (what it is, what was changed) are in the shell's texts under
// `credits-<id>` and `credits-<id>-text`. The build lists the names of all icons used in icons.json; the package does not tell who
// drew which, so those of the less known hands are named here.
export interface Credit {
  id: 'icons' | 'art';
  by: string;
  licence: string;
  /** Where the licence can be read. */
  terms?: string;
  source?: { name: string; address: string };
  /** Parts by single hands, as far as known. */
  hands?: Record<string, string[]>;
}

export const CREDITS: Credit[] = [
  {
    id: 'icons',
    by: 'Lorc, Delapouite, Skoll, sbed, Willdabeast, John Colburn',
    licence: 'CC BY 3.0',
    terms: 'https://creativecommons.org/licenses/by/3.0/',
    source: { name: 'game-icons.net', address: 'https://game-icons.net' },
    hands: {
      Skoll: ['hearts', 'open-treasure-chest', 'winchester-rifle'],
      sbed: ['helmet'],
      Willdabeast: ['gold-bar', 'round-shield'],
      'John Colburn': ['pistol-gun'],
    },
  },
  { id: 'art', by: 'Holdfast', licence: 'MIT' },
];

export const SOFTWARE = {
  browser: ['Svelte', 'Vite', 'Fluent', 'honeycomb-grid', 'zzfx'],
  server: ['Starlette', 'uvicorn', 'websockets', 'msgspec', 'Textual'],
};
