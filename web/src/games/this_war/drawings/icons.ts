// Which picture stands for what. Names of game-icons; an unknown one fails the build.
import { cardOf, deckOf } from '../../../lib/net/cards';
import iAk47 from 'icon:ak47';
import iBackpack from 'icon:backpack';
import iBandageRoll from 'icon:bandage-roll';
import iBasket from 'icon:basket';
import iBed from 'icon:bed';
import iBleedingWound from 'icon:bleeding-wound';
import iBookCover from 'icon:book-cover';
import iBookshelf from 'icon:bookshelf';
import iBowieKnife from 'icon:bowie-knife';
import iBrandyBottle from 'icon:brandy-bottle';
import iBrickPile from 'icon:brick-pile';
import iBrokenHeart from 'icon:broken-heart';
import iBullets from 'icon:bullets';
import iCandleFlame from 'icon:candle-flame';
import iCardboardBox from 'icon:cardboard-box';
import iCarrot from 'icon:carrot';
import iCheckMark from 'icon:check-mark';
import iCigarette from 'icon:cigarette';
import iCircuitry from 'icon:circuitry';
import iCircularSawblade from 'icon:circular-sawblade';
import iCoalPile from 'icon:coal-pile';
import iCoffeeBeans from 'icon:coffee-beans';
import iCog from 'icon:cog';
import iCrosshair from 'icon:crosshair';
import iCrowbar from 'icon:crowbar';
import iDeathSkull from 'icon:death-skull';
import iEntryDoor from 'icon:entry-door';
import iExitDoor from 'icon:exit-door';
import iFamilyHouse from 'icon:family-house';
import iFist from 'icon:fist';
import iFlour from 'icon:flour';
import iFootprint from 'icon:footprint';
import iGearHammer from 'icon:gear-hammer';
import iGears from 'icon:gears';
import iGemNecklace from 'icon:gem-necklace';
import iGuitar from 'icon:guitar';
import iHammerNails from 'icon:hammer-nails';
import iHandSaw from 'icon:hand-saw';
import iHandcuffed from 'icon:handcuffed';
import iHearts from 'icon:hearts';
import iHerbsBundle from 'icon:herbs-bundle';
import iHexagonalNut from 'icon:hexagonal-nut';
import iHoleLadder from 'icon:hole-ladder';
import iHourglass from 'icon:hourglass';
import iHouseKeys from 'icon:house-keys';
import iIdCard from 'icon:id-card';
import iIdea from 'icon:idea';
import iKnapsack from 'icon:knapsack';
import iLockedDoor from 'icon:locked-door';
import iLockpicks from 'icon:lockpicks';
import iLog from 'icon:log';
import iMeal from 'icon:meal';
import iMeat from 'icon:meat';
import iMedicalThermometer from 'icon:medical-thermometer';
import iMedicinePills from 'icon:medicine-pills';
import iMeepleGroup from 'icon:meeple-group';
import iModernCity from 'icon:modern-city';
import iMoon from 'icon:moon';
import iMusicalNotes from 'icon:musical-notes';
import iNewspaper from 'icon:newspaper';
import iNightSleep from 'icon:night-sleep';
import iNotebook from 'icon:notebook';
import iOilDrum from 'icon:oil-drum';
import iOldLantern from 'icon:old-lantern';
import iOpenedFoodCan from 'icon:opened-food-can';
import iPadlock from 'icon:padlock';
import iPerson from 'icon:person';
import iPistolGun from 'icon:pistol-gun';
import iPlanks from 'icon:planks';
import iPlantsAndAnimals from 'icon:plants-and-animals';
import iPriceTag from 'icon:price-tag';
import iQuillInk from 'icon:quill-ink';
import iRollingDices from 'icon:rolling-dices';
import iRoundBottomFlask from 'icon:round-bottom-flask';
import iSawedOffShotgun from 'icon:sawed-off-shotgun';
import iShield from 'icon:shield';
import iShotgunRounds from 'icon:shotgun-rounds';
import iSleepingBag from 'icon:sleeping-bag';
import iSnowflake2 from 'icon:snowflake-2';
import iSoundOff from 'icon:sound-off';
import iSoundOn from 'icon:sound-on';
import iSpade from 'icon:spade';
import iSprout from 'icon:sprout';
import iSpyglass from 'icon:spyglass';
import iSquareBottle from 'icon:square-bottle';
import iStomach from 'icon:stomach';
import iSugarCane from 'icon:sugar-cane';
import iSunrise from 'icon:sunrise';
import iSwapBag from 'icon:swap-bag';
import iTalk from 'icon:talk';
import iTearTracks from 'icon:tear-tracks';
import iTiredEye from 'icon:tired-eye';
import iTrade from 'icon:trade';
import iTreasureMap from 'icon:treasure-map';
import iWalk from 'icon:walk';
import iWaterDrop from 'icon:water-drop';
import iWaterTank from 'icon:water-tank';
import iWhistle from 'icon:whistle';
import iWoodAxe from 'icon:wood-axe';

export const ITEM: Record<string, string> = {
  'canned-food': iOpenedFoodCan,
  'raw-food': iMeat,
  vegetable: iCarrot,
  'alcohol-100': iSquareBottle,
  moonshine: iBrandyBottle,
  sugar: iSugarCane,
  coffee: iCoffeeBeans,
  cigarette: iCigarette,
  'assault-rifle': iAk47,
  shotgun: iSawedOffShotgun,
  pistol: iPistolGun,
  hatchet: iWoodAxe,
  knife: iBowieKnife,
  'broken-assault-rifle': iAk47,
  'broken-shotgun': iSawedOffShotgun,
  'broken-pistol': iPistolGun,
  'weapon-part': iGears,
  ammo: iBullets,
  shell: iShotgunRounds,
  meds: iMedicinePills,
  bandages: iBandageRoll,
  'herbal-meds': iHerbsBundle,
  herb: iSprout,
  chems: iRoundBottomFlask,
  shovel: iSpade,
  lockpick: iLockpicks,
  sawblade: iCircularSawblade,
  filter: iOilDrum,
  'mechanical-part': iCog,
  'electrical-part': iCircuitry,
  jewelry: iGemNecklace,
  book: iBookCover,
  'broken-guitar': iGuitar,
  guitar: iGuitar,
  wood: iLog,
  component: iHexagonalNut,
  water: iWaterDrop,
};

export const STATE: Record<string, string> = {
  hunger: iStomach,
  fatigue: iTiredEye,
  illness: iMedicalThermometer,
  wounds: iBleedingWound,
  misery: iTearTracks,
};

export const DECK: Record<string, string> = {
  events: iNewspaper,
  visitors: iEntryDoor,
  fittings: iHammerNails,
  ideas: iIdea,
  'night-raids': iCrowbar,
  residents: iMeepleGroup,
  exploration: iFootprint,
  findings: iCardboardBox,
  fate: iCandleFlame,
  narrative: iQuillInk,
};

export const EXPLORED: Record<string, string> = {
  furniture: iBookshelf,
  debris: iPlanks,
  pantry: iCardboardBox,
  'closed-door': iLockedDoor,
  rubble: iBrickPile,
  bars: iHandcuffed,
  'basement-entrance': iHoleLadder,
  'open-space': iCrosshair,
  hideout: iSleepingBag,
  map: iTreasureMap,
  'twist-of-fate': iCandleFlame,
  'creaking-boards': iSoundOn,
  'dead-silence': iSoundOff,
};

export const BLANK: Record<string, string> = {
  'sack-of-coal': iCoalPile,
  'tool-box': iGearHammer,
  'sack-of-flour': iFlour,
  'warm-clothes': iSleepingBag,
  child: iPerson,
  carpenter: iHandSaw,
  'old-doctor': iMedicalThermometer,
  'cellar-trader': iTrade,
  'junk-dealer': iSwapBag,
  'field-nurse': iBandageRoll,
  'leaking-roof': iWaterDrop,
  rats: iPlantsAndAnimals,
  'flooded-basement': iWaterTank,
  watchdog: iShield,
  'ring-of-keys': iHouseKeys,
  'hand-cart': iBasket,
  'police-whistle': iWhistle,
  'forged-papers': iIdCard,
  'music-box': iMusicalNotes,
  'debt-note': iPriceTag,
  'boy-at-the-window': iPerson,
};

export const BODY: Record<string, string> = {
  fist: iFist,
  heart: iHearts,
  pack: iKnapsack,
  sunrise: iSunrise,
  hammer: iHammerNails,
  meal: iMeal,
  candle: iCandleFlame,
  backpack: iBackpack,
  crowbar: iCrowbar,
  cold: iSnowflake2,
  hourglass: iHourglass,
  padlock: iPadlock,
  house: iFamilyHouse,
  city: iModernCity,
  crosshair: iCrosshair,
  journal: iNotebook,
  moon: iMoon,
  walk: iWalk,
  talk: iTalk,
  skull: iDeathSkull,
  check: iCheckMark,
  sleep: iNightSleep,
  guard: iSpyglass,
  lamp: iOldLantern,
  shield: iShield,
  trade: iTrade,
  bed: iBed,
  dice: iRollingDices,
  door: iExitDoor,
  sound: iSoundOn,
  broken: iBrokenHeart,
  box: iCardboardBox,
  fittings: iHammerNails,
};

/** The picture on a card of a deck. */
export function iconOf(key: string): string {
  const { deck, id } = cardOf(key);
  if (deck === 'exploration') return EXPLORED[id] ?? DECK.exploration!;
  return (
    {
      fitting: BODY.hammer,
      event: DECK.events,
      'night-raid': BODY.crowbar,
      resident: DECK.residents,
      visitor: DECK.visitors,
      findings: DECK.findings,
      'narrative-action': DECK.narrative,
      fate: BODY.candle,
      chapter: BODY.journal,
      objective: BODY.lamp,
      location: BODY.city,
    }[deck] ?? BODY.journal!
  );
}
export const DECK_COLOUR: Record<string, string> = {
  'night-raid': '#6d2c24',
  resident: '#6d2c24',
  event: '#7a4413',
  fate: '#7a4413',
  fitting: '#44562f',
};
export const colourOf = (key: string): string => DECK_COLOUR[deckOf(key)] ?? '#3c4346';
