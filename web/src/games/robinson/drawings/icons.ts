// Which picture stands for what. Names of game-icons; an unknown one fails the build.
import { cardOf, deckOf } from '../../../lib/net/cards';
import airtight from 'icon:padlock';
import ballista from 'icon:ballista';
import bandage from 'icon:blanket';
import barrel from 'icon:barrel';
import basket from 'icon:basket';
import bed from 'icon:bed';
import bell from 'icon:ringing-bell';
import belt from 'icon:belt';
import book from 'icon:book-cover';
import bottle from 'icon:square-bottle';
import bow from 'icon:bow-arrow';
import brandy from 'icon:brandy-bottle';
import bricks from 'icon:brick-pile';
import broom from 'icon:broom';
import campfire from 'icon:campfire';
import candles from 'icon:candles';
import canoe from 'icon:canoe';
import canned from 'icon:canned-fish';
import carrot from 'icon:carrot';
import cave from 'icon:cave-entrance';
import check from 'icon:check-mark';
import chest from 'icon:open-treasure-chest';
import clothes from 'icon:rolled-cloth';
import cloud from 'icon:fluffy-cloud';
import compass from 'icon:compass';
import cookie from 'icon:cookie';
import coins from 'icon:two-coins';
import crate from 'icon:wooden-crate';
import cross from 'icon:hell-crosses';
import dam from 'icon:dam';
import dice from 'icon:dice-six-faces-five';
import dog from 'icon:sitting-dog';
import drop from 'icon:drop';
import drum from 'icon:drum';
import fence from 'icon:wooden-fence';
import fireplace from 'icon:fireplace';
import fish from 'icon:fish-corpse';
import flag from 'icon:flying-flag';
import fog from 'icon:fog';
import footprint from 'icon:footprint';
import furnace from 'icon:furnace';
import goat from 'icon:goat';
import gold from 'icon:gold-bar';
import hammer from 'icon:claw-hammer';
import nails from 'icon:hammer-nails';
import helmet from 'icon:helmet';
import herbs from 'icon:herbs-bundle';
import hide from 'icon:animal-hide';
import hole from 'icon:hole-ladder';
import hourglass from 'icon:hourglass';
import hut from 'icon:huts-village';
import knapsack from 'icon:knapsack';
import knife from 'icon:bone-knife';
import ladder from 'icon:ladder';
import lantern from 'icon:old-lantern';
import lasso from 'icon:lasso';
import leaf from 'icon:monstera-leaf';
import log from 'icon:log';
import machete from 'icon:machete';
import map from 'icon:treasure-map';
import meat from 'icon:meat';
import medal from 'icon:medal';
import moon from 'icon:moon';
import notebook from 'icon:notebook';
import palisade from 'icon:palisade';
import paper from 'icon:paper-boat';
import parrot from 'icon:parrot-head';
import path from 'icon:stone-path';
import pawn from 'icon:pawn';
import paw from 'icon:paw-print';
import pipe from 'icon:smoking-pipe';
import pistol from 'icon:pistol-gun';
import pit from 'icon:spiky-pit';
import plow from 'icon:plow';
import poison from 'icon:poison-bottle';
import pot from 'icon:camp-cooking-pot';
import raft from 'icon:raft';
import rain from 'icon:heavy-rain';
import rifle from 'icon:winchester-rifle';
import rope from 'icon:rope-coil';
import rocks from 'icon:falling-rocks';
import sack from 'icon:swap-bag';
import sail from 'icon:sail';
import saber from 'icon:saber-slash';
import shield from 'icon:round-shield';
import ship from 'icon:ship-wreck';
import sleep from 'icon:night-sleep';
import sling from 'icon:sling';
import snow from 'icon:snowflake-2';
import spade from 'icon:spade';
import spear from 'icon:stone-spear';
import spiral from 'icon:uncertainty';
import storm from 'icon:lightning-storm';
import swords from 'icon:crossed-swords';
import thorns from 'icon:thorny-vine';
import totem from 'icon:totem-head';
import wall from 'icon:stone-wall';
import wave from 'icon:wave-crest';
import wheel from 'icon:ship-wheel';
import wolf from 'icon:wolf-howl';
import wood from 'icon:wood-axe';
import worm from 'icon:earth-worm';

export const BODY: Record<string, string> = {
  airtight,
  basket,
  book,
  broom,
  check,
  chest,
  cloud,
  coins,
  cross,
  dice,
  drop,
  fish,
  flag,
  fog,
  footprint,
  hammer,
  hide,
  hourglass,
  hut,
  log,
  meat,
  canned,
  moon,
  nails,
  palisade,
  parrot,
  path,
  pawn,
  paw,
  rain,
  ship,
  sleep,
  snow,
  spiral,
  storm,
  totem,
  wheel,
  wolf,
  cave,
  map,
  dog,
  swords,
  pot,
  compass,
  campfire,
  medal,
  wave,
  rope,
  spear,
};

/** Inventions, finds and gear, by the id of their card. */
export const THINGS: Record<string, string> = {
  shortcut: path,
  basket,
  bed,
  belts: belt,
  bow,
  bricks,
  cellar: hole,
  corral: fence,
  cure: herbs,
  dam,
  diary: notebook,
  drums: drum,
  fire: campfire,
  fireplace,
  furnace,
  knife,
  lantern,
  map,
  moat: wave,
  pit,
  pot,
  raft,
  rope,
  sack,
  shield,
  shovel: spade,
  sling,
  snare: lasso,
  spear,
  wall,
  hatchet: wood,
  mast: sail,
  cross,
  'sacred-bell': bell,
  'jenny-raft': raft,
  lifeboat: canoe,
  'rope-ladder': ladder,
  'jelly-boat': paper,
  ballista,
  canoe,
  fence,
  cultivation: plow,
  'thorny-bushes': thorns,
  'old-machete': machete,
  'large-leaves': leaf,
  treasure: chest,
  tobacco: pipe,
  'fallen-tree': log,
  candles,
  'nourishing-larvae': worm,
  goat,
  vegetables: carrot,
  poison,
  'healing-herbs': herbs,
  herbs,
  bible: book,
  biscuits: cookie,
  'empty-bottle': bottle,
  'flask-of-rum': brandy,
  'hammer-and-nails': nails,
  'pipe-and-tobacco': pipe,
  pistol,
  'storm-glass': storm,
  backpack: knapsack,
  barrel,
  blankets: bandage,
  'bottle-of-wine': brandy,
  boxes: crate,
  compass,
  gold,
  hammock: bed,
  helmet,
  'herbal-mixture': herbs,
  'old-clothes': clothes,
  'old-rifle': rifle,
  'protective-amulet': medal,
  saber,
  'treasure-map': map,
  'tin-of-provisions': canned,
  'food-crates': crate,
  'wrecked-lifeboat': ship,
  'captains-chest': chest,
};

/** Decks: the picture of a card that has none of its own, and of its back. */
export const DECK_ICON: Record<string, string> = {
  event: wolf,
  wreckage: ship,
  'building-adventure': nails,
  'gathering-adventure': basket,
  'exploration-adventure': footprint,
  mystery: spiral,
  discovery: chest,
  beast: paw,
  hunting: paw,
  tile: path,
  invention: hammer,
  'scenario-invention': hammer,
  'starting-item': knapsack,
  character: pawn,
  scenario: map,
  falling: rocks,
};
export const DECK_COLOUR: Record<string, string> = {
  event: 'var(--act-threat)',
  wreckage: 'var(--act-rest)',
  'building-adventure': 'var(--act-build)',
  'gathering-adventure': 'var(--act-gather)',
  'exploration-adventure': 'var(--act-explore)',
  mystery: 'var(--seat-black)',
  discovery: 'var(--act-camp)',
  beast: 'var(--act-hunt)',
  hunting: 'var(--act-hunt)',
  tile: 'var(--act-explore)',
  invention: 'var(--act-build)',
  'scenario-invention': 'var(--act-build)',
  'starting-item': 'var(--act-rest)',
  character: 'var(--act-rest)',
  scenario: 'var(--act-threat)',
};

export function iconOf(key: string): string {
  const { deck, id } = cardOf(key);
  return THINGS[id] ?? DECK_ICON[deck] ?? spiral;
}
export const colourOf = (key: string): string => DECK_COLOUR[deckOf(key)] ?? 'var(--act-threat)';

export const EMBLEM: Record<string, string> = {
  carpenter: hammer,
  cook: pot,
  explorer: compass,
  soldier: swords,
  friday: footprint,
  jenny: flag,
};

/** What lies on tiles. */
export const TOKEN: Record<string, string> = {
  wood: log,
  food: meat,
  hatchet: log,
  flock: parrot,
  beast: paw,
  pawn,
  fog,
  ash: cloud,
  cross,
  burnt: campfire,
  shortcut: path,
  embers: campfire,
};
/** What lies on the fields of the actions, the weather and the night. */
export const FIELD_TOKEN: Record<string, string> = {
  adventure: spiral,
  animals: paw,
  beast: paw,
  blocked: airtight,
  food: meat,
  pawn,
  rain,
  reroll: storm,
  storm,
  winter: snow,
  wood: log,
};
export const SOURCE: Record<string, string> = { wood: log, fish, parrot, beast: paw, flock: parrot };

/** The faces of the action dice, by kind and die; a number in the view is one of these. */
const six = (a: string, n: number, b: string): string[] => Array.from({ length: 6 }, (_, i) => (i < n ? a : b));
export const DICE: Record<string, string[][]> = {
  build: [six('wound', 4, 'blank'), six('success', 4, 'two'), six('adventure', 3, 'blank')],
  gather: [six('wound', 1, 'blank'), six('success', 5, 'two'), six('adventure', 3, 'blank')],
  explore: [six('wound', 3, 'blank'), six('success', 5, 'two'), six('adventure', 5, 'blank')],
};
export const DIE_NAMES = ['wound', 'success', 'adventure'];
export const FACE: Record<string, string> = { wound: drop, success: check, two: coins, adventure: spiral, blank: '' };
export const SKY: Record<string, { colour: string; on: string; icon: string }> = {
  rain: { colour: '#dd8a36', on: '#241003', icon: rain },
  winter: { colour: '#f6f3ea', on: '#1d2828', icon: snow },
  animals: { colour: '#a8392a', on: '#fff8ea', icon: paw },
};
export const SKY_FACE: Record<string, string> = {
  rain,
  'rain-2': rain,
  winter: snow,
  'winter-2': snow,
  food: meat,
  palisade,
  beast: paw,
  blank: '',
};
/** Faces of the weather dice that show two. */
export const TWO_CLOUDS = ['rain-2', 'winter-2'];
export const RESOURCE: Record<string, { colour: string; on: string; icon: string }> = {
  wood: { colour: 'var(--m-wood)', on: '#fff8e8', icon: log },
  food: { colour: 'var(--m-food)', on: '#2d1c02', icon: meat },
  ration: { colour: 'var(--m-tin)', on: '#14191b', icon: canned },
  fur: { colour: 'var(--m-fur)', on: '#fff8e8', icon: hide },
};
