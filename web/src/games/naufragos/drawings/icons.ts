// Which picture stands for what. Names of game-icons; an unknown one fails the build.
import { cardOf, deckOf } from '../../../lib/net/cards';
import axe from 'icon:wood-axe';
import backpack from 'icon:backpack';
import bandage from 'icon:bandage-roll';
import barrel from 'icon:barrel';
import beam from 'icon:wood-beam';
import beehive from 'icon:beehive';
import biceps from 'icon:biceps';
import binoculars from 'icon:binoculars';
import biscuit from 'icon:cookie';
import blanket from 'icon:rolled-cloth';
import book from 'icon:book-cover';
import bottle from 'icon:brandy-bottle';
import campfire from 'icon:campfire';
import candles from 'icon:candles';
import cannon from 'icon:cannon';
import card from 'icon:card-draw';
import cave from 'icon:cave-entrance';
import check from 'icon:check-mark';
import chest from 'icon:open-treasure-chest';
import cloud from 'icon:fluffy-cloud';
import clover from 'icon:shamrock';
import coconuts from 'icon:coconuts';
import compass from 'icon:compass';
import crate from 'icon:wooden-crate';
import crystal from 'icon:crystal-growth';
import dog from 'icon:sitting-dog';
import eye from 'icon:sight-disabled';
import feather from 'icon:feather';
import fever from 'icon:medical-thermometer';
import fish from 'icon:fish-corpse';
import flags from 'icon:party-flags';
import footprint from 'icon:footprint';
import fruit from 'icon:fruit-tree';
import goat from 'icon:goat';
import herbs from 'icon:herbs-bundle';
import hide from 'icon:animal-hide';
import hook from 'icon:fishing-hook';
import idol from 'icon:stone-bust';
import ink from 'icon:ink-swirl';
import jellyfish from 'icon:jellyfish';
import lantern from 'icon:old-lantern';
import leaf from 'icon:monstera-leaf';
import lighter from 'icon:lighter';
import log from 'icon:log';
import machete from 'icon:machete';
import map from 'icon:treasure-map';
import mask from 'icon:tribal-mask';
import meat from 'icon:meat';
import medicine from 'icon:medicines';
import mirror from 'icon:mirror-mirror';
import moon from 'icon:moon';
import mountain from 'icon:mountaintop';
import musket from 'icon:musket';
import nails from 'icon:hammer-nails';
import net from 'icon:fishing-net';
import notebook from 'icon:notebook';
import padlock from 'icon:padlock';
import palm from 'icon:palm-tree';
import parrot from 'icon:parrot-head';
import pawn from 'icon:pawn';
import pole from 'icon:fishing-pole';
import pot from 'icon:camp-cooking-pot';
import powder from 'icon:powder';
import quill from 'icon:quill-ink';
import raft from 'icon:raft';
import rain from 'icon:raining';
import rope from 'icon:rope-coil';
import saber from 'icon:saber-slash';
import sail from 'icon:sail';
import shark from 'icon:shark-jaws';
import ship from 'icon:ship-wreck';
import sleep from 'icon:night-sleep';
import spyglass from 'icon:spyglass';
import steak from 'icon:steak';
import stethoscope from 'icon:stethoscope';
import storm from 'icon:lightning-storm';
import sun from 'icon:sun';
import sunbeams from 'icon:sunbeams';
import sunPriest from 'icon:sun-priest';
import swap from 'icon:swap-bag';
import tent from 'icon:camping-tent';
import tiger from 'icon:tiger-head';
import toolbox from 'icon:toolbox';
import watch from 'icon:pocket-watch';
import wave from 'icon:big-wave';
import wheel from 'icon:ship-wheel';

export const BODY = {
  axe,
  backpack,
  campfire,
  cannon,
  card,
  check,
  coconuts,
  crate,
  dog,
  eye,
  fish,
  footprint,
  goat,
  log,
  map,
  meat,
  moon,
  mountain,
  nails,
  padlock,
  pawn,
  quill,
  raft,
  rope,
  sail,
  ship,
  sleep,
  storm,
  sun,
  swap,
  tent,
  wheel,
  leaf,
  palm,
  barrel,
} as const;

const THINGS: Record<string, string> = {
  w1: spyglass,
  w2: notebook,
  w3: mirror,
  w4: lantern,
  w5: flags,
  w6: powder,
  w7: machete,
  w8: musket,
  w9: saber,
  w10: axe,
  w11: toolbox,
  w12: lighter,
  w13: blanket,
  w14: barrel,
  w15: watch,
  w16: compass,
  w17: map,
  w18: book,
  w19: ink,
  w20: quill,
  w21: net,
  w22: pot,
  w23: medicine,
  w24: bottle,
  w25: biscuit,
  w26: steak,
  w27: rope,
  w28: sail,
  w29: beam,
  w30: chest,
  k1: hook,
  k2: backpack,
  k3: binoculars,
  k4: bandage,
  k5: wave,
  'plot-1': shark,
  'plot-4': dog,
  'plot-7': goat,
  'plot-8': goat,
  'plot-9': goat,
  'plot-10': wave,
  'plot-11': fruit,
  'plot-16': candles,
  'plot-18': mask,
  'plot-20': mask,
  'plot-24': feather,
  'plot-25': map,
  'plot-28': chest,
  'plot-33': tiger,
  'plot-34': tiger,
  'plot-35': tiger,
  'plot-37': tiger,
  'plot-38': hide,
  'plot-39': cannon,
  'plot-40': cannon,
  'plot-41': powder,
  'plot-42': powder,
  'plot-60': sunPriest,
  'plot-62': idol,
  'plot-65': fish,
  'plot-69': herbs,
  'plot-71': fever,
  'plot-79': spyglass,
  'plot-80': cave,
  'plot-84': crystal,
  'plot-92': parrot,
  bc11: log,
  bc5: beam,
  bi3: beehive,
  bi1: cave,
  jellyfish,
  shark,
};
const DECK: Record<string, [string, string]> = {
  coast: [palm, 'var(--d-coast)'],
  interior: [leaf, 'var(--d-int)'],
  heart: [mountain, 'var(--d-heart)'],
  plot: [map, 'var(--act-threat)'],
  event: [card, 'var(--accent)'],
  wreckage: [crate, 'var(--act-build)'],
  camp: [tent, 'var(--act-camp)'],
  fish: [fish, 'var(--act-rest)'],
  forage: [coconuts, 'var(--d-int)'],
  character: [pawn, 'var(--act-rest)'],
};
export function iconOf(key: string): string {
  const { deck, id } = cardOf(key);
  return THINGS[id] ?? DECK[deck]?.[0] ?? map;
}
export const colourOf = (key: string): string => DECK[deckOf(key)]?.[1] ?? 'var(--act-threat)';

export const EMBLEM: Record<string, string> = {
  medic: stethoscope,
  lucky: clover,
  cook: pot,
  strong: biceps,
  fisher: pole,
  pathfinder: compass,
};

export const ACTION: Record<string, { icon: string; colour: string }> = {
  forage: { icon: coconuts, colour: 'var(--act-explore)' },
  wood: { icon: axe, colour: 'var(--act-build)' },
  diary: { icon: quill, colour: 'var(--act-threat)' },
  wreckage: { icon: ship, colour: 'var(--act-gather)' },
  campfire: { icon: campfire, colour: 'var(--act-hunt)' },
  build: { icon: nails, colour: 'var(--act-camp)' },
  explore: { icon: footprint, colour: 'var(--act-explore)' },
};
export const SECTOR: Record<string, string> = { coast: palm, interior: leaf, heart: mountain };
export const WEATHER = [storm, rain, cloud, sun, sun, sunbeams];

const sos =
  '<g fill="none" stroke="currentColor" stroke-width="46" stroke-linecap="round"><path d="M138 182Q42 150 47 213Q138 256 138 299Q128 352 42 331M256 171Q188 171 188 256T256 341T324 256T256 171M465 182Q373 150 373 213Q465 256 465 299Q454 352 369 331"/></g>';
/** What a ship would have to see. */
export const RESCUE: Record<string, string> = {
  bb: campfire,
  ss: sos,
  ra: raft,
  ca: cannon,
  sp: spyglass,
  cn: notebook,
  mi: mirror,
  la: lantern,
  fl: flags,
};

const PIPS: [number, number][][] = [
  [[2, 2]],
  [
    [1, 1],
    [3, 3],
  ],
  [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
];
/** What dice are rolled for, where nobody is named. */
export const ROLL: Record<string, string> = {
  return: footprint,
  strength: biceps,
  fire: campfire,
  rest: sleep,
  wounds: bandage,
};
/** The faces of a die, pips as on wood. */
export const PIP = PIPS.map((face) =>
  face.map(([x, y]) => `<circle cx="${x * 128}" cy="${y * 128}" r="56" fill="currentColor"/>`).join(''),
);
