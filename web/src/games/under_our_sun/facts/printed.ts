// What is printed on the cards, boards and dice of the box (content/*.yaml), for pictures of what is written there in words. What is
// legal, and what is rolled, only the server knows; a card that is not here simply shows no dice. tests/core/test_printed.py compares
// every value with the cards.

/** Successes on each face of each die; a cross is −1. */
export const FACES: Record<string, number[]> = {
  G: [2, 1, 1, 1, 1, 0, 0, 0],
  Y: [1, 1, 1, 1, 0, 0, 0, 0],
  B: [1, 1, 1, 0, 0, 0, 0, 0],
  R: [-1, -1, -1, 0, 0, 0, 0, 0],
};

/** The colour of each board. */
export const COLOURS: Record<string, string> = {
  veteran: 'blue',
  thickskin: 'red',
  scout: 'green',
  medic: 'white',
  mechanic: 'orange',
  hunter: 'yellow',
};

export interface Body {
  strength: string;
  skill: string;
  stealth: string;
  melee: string;
  ranged: string;
}
export const BODIES: Record<string, Body> = {
  veteran: { strength: 'G', skill: 'YB', stealth: 'Y', melee: 'GY', ranged: 'GY' },
  thickskin: { strength: 'GG', skill: 'B', stealth: 'B', melee: 'GG', ranged: 'Y' },
  scout: { strength: 'B', skill: 'GY', stealth: 'GG', melee: 'YB', ranged: 'GB' },
  medic: { strength: 'Y', skill: 'GB', stealth: 'YB', melee: 'YB', ranged: 'Y' },
  mechanic: { strength: 'YB', skill: 'GY', stealth: 'B', melee: 'G', ranged: 'Y' },
  hunter: { strength: 'Y', skill: 'Y', stealth: 'GY', melee: 'G', ranged: 'GG' },
};

export interface Fighter {
  kind: 'Animal' | 'Human' | 'Mutated';
  sol?: boolean;
  melee: [day: string, night: string];
  ranged?: [day: string, night: string];
  /** What it does besides: `text-foe-…` says it in words. */
  does?: string[];
}
export const FIGHTERS: Record<string, Fighter> = {
  'rat-pack': { kind: 'Animal', melee: ['B', 'Y'], does: ['rat'] },
  'feral-dog': { kind: 'Animal', melee: ['Y', 'YB'] },
  wolf: { kind: 'Animal', melee: ['YB', 'GB'], does: ['wolf'] },
  'wild-boar': { kind: 'Animal', melee: ['Y', 'Y'], does: ['boar'] },
  'great-bear': { kind: 'Animal', melee: ['GY', 'GG'], does: ['bear'] },
  'carrion-birds': { kind: 'Animal', melee: ['B', ''], does: ['carrion'] },
  scavenger: { kind: 'Human', melee: ['Y', 'Y'], does: ['scavenger'] },
  raider: { kind: 'Human', melee: ['YB', 'YB'], ranged: ['B', ''] },
  'road-gunner': { kind: 'Human', melee: ['Y', 'Y'], ranged: ['YB', 'B'] },
  'liberty-recruit': { kind: 'Human', sol: true, melee: ['Y', 'Y'], ranged: ['B', ''] },
  'liberty-rifleman': { kind: 'Human', sol: true, melee: ['Y', 'Y'], ranged: ['G', 'Y'] },
  'liberty-enforcer': { kind: 'Human', sol: true, melee: ['GY', 'GY'], does: ['enforcer'] },
  crawler: { kind: 'Mutated', melee: ['YB', 'GB'], does: ['crawler'] },
  howler: { kind: 'Mutated', melee: ['B', 'Y'], does: ['howler'] },
  sunburnt: { kind: 'Mutated', melee: ['Y', 'G'], does: ['sunburnt'] },
  brute: { kind: 'Mutated', melee: ['GB', 'GY'], does: ['brute'] },
  'dealer-1': { kind: 'Human', melee: ['GY', 'GY'], ranged: ['Y', 'Y'] },
  'dealer-2': { kind: 'Human', melee: ['GY', 'GY'], ranged: ['Y', 'Y'] },
  'ash-matriarch': { kind: 'Mutated', melee: ['GG', 'GGB'], does: ['boss'] },
  'liberty-captain': { kind: 'Human', sol: true, melee: ['GY', 'GY'], ranged: ['G', 'G'], does: ['captain', 'enforcer'] },
};

/** What a weapon adds. */
export const ARMS: Record<string, string> = {
  knife: 'B',
  club: 'Y',
  crowbar: 'Y',
  machete: 'G',
  spear: 'B',
  bow: 'G',
  crossbow: 'GY',
  slingshot: 'B',
  'scrap-pistol': 'GY',
  'fire-bottle': 'GG',
  'nail-bomb': 'GY',
  'hunting-rifle': 'GG',
  'sniper-rifle': 'GGY',
  revolver: 'GY',
  'pump-shotgun': 'GY',
  'assault-rifle': 'GG',
  'compound-bow': 'GG',
  katana: 'GG',
  sledgehammer: 'GG',
  'stun-baton': 'G',
  chainsaw: 'GGG',
  'service-rifle': 'GGY',
  wrecker: 'GG',
  longbow: 'GG',
  'fragmentation-grenade': 'GGG',
};

/** Prices in water, where a trader asks one. */
export const PRICES: Record<string, number> = {
  knife: 3,
  club: 3,
  crowbar: 4,
  machete: 5,
  spear: 4,
  bow: 6,
  crossbow: 8,
  slingshot: 3,
  'scrap-pistol': 8,
  'fire-bottle': 4,
  'nail-bomb': 7,
  bandage: 2,
  medikit: 7,
  antibiotic: 6,
  defibrillator: 8,
  stimulant: 5,
  tent: 5,
  lighter: 4,
  torch: 3,
  'small-trap': 4,
  rope: 3,
  lockpick: 4,
  flashlight: 5,
  binoculars: 5,
  'water-bottle': 3,
  canteen: 5,
  backpack: 5,
  'padded-jacket': 3,
  'scrap-armour': 5,
  'road-sign-shield': 5,
  'hiking-boots': 5,
  'camouflage-cloak': 4,
  'gas-mask': 6,
  'hunting-rifle': 9,
  'sniper-rifle': 12,
  revolver: 8,
  'pump-shotgun': 10,
  'assault-rifle': 12,
  'compound-bow': 9,
  katana: 9,
  sledgehammer: 8,
  'stun-baton': 8,
  chainsaw: 9,
  'service-rifle': 11,
  'field-radio': 8,
  wrecker: 10,
  plate: 9,
  longbow: 10,
  'ghost-boots': 8,
  'surgical-kit': 9,
  calm: 7,
  'ballistic-vest': 10,
  'night-goggles': 8,
  'expedition-pack': 7,
  'hydration-rig': 7,
  'sun-suit': 7,
  'trail-boots': 8,
  'trauma-kit': 8,
  'antibiotic-strip': 6,
  'adrenaline-pen': 7,
  'military-defibrillator': 10,
  'fragmentation-grenade': 8,
  'water-filter': 7,
  'ghillie-net': 6,
  drone: 9,
  'flare-gun': 6,
};

/** Stars of the starting cards. */
export const STARS: Record<string, number> = {
  knife: 1,
  club: 1,
  crowbar: 2,
  machete: 2,
  spear: 1,
  bow: 2,
  slingshot: 1,
  'scrap-pistol': 3,
  'fire-bottle': 1,
  bandage: 1,
  medikit: 2,
  antibiotic: 1,
  defibrillator: 3,
  tent: 2,
  lighter: 1,
  'small-trap': 1,
  rope: 1,
  lockpick: 1,
  flashlight: 2,
  binoculars: 2,
  'water-bottle': 1,
  canteen: 2,
  backpack: 2,
  'padded-jacket': 1,
  'road-sign-shield': 2,
  'hiking-boots': 1,
  'camouflage-cloak': 2,
  'gas-mask': 1,
};
