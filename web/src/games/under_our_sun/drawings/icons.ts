// Which picture stands for what. Names of game-icons; an unknown one fails the build.
import arrowCluster from 'icon:arrow-cluster';
import bandageRoll from 'icon:bandage-roll';
import barbedSun from 'icon:barbed-sun';
import barricade from 'icon:barricade';
import bearHead from 'icon:bear-head';
import biceps from 'icon:biceps';
import boar from 'icon:boar';
import bowArrow from 'icon:bow-arrow';
import brandyBottle from 'icon:brandy-bottle';
import brokenHeart from 'icon:broken-heart';
import campfire from 'icon:campfire';
import campingTent from 'icon:camping-tent';
import cancel from 'icon:cancel';
import checkMark from 'icon:check-mark';
import cookingPot from 'icon:cooking-pot';
import crossedSwords from 'icon:crossed-swords';
import crowDive from 'icon:crow-dive';
import cultist from 'icon:cultist';
import deathSkull from 'icon:death-skull';
import dodging from 'icon:dodging';
import drop from 'icon:drop';
import expand from 'icon:expand';
import flagObjective from 'icon:flag-objective';
import fog from 'icon:fog';
import footprint from 'icon:footprint';
import footsteps from 'icon:footsteps';
import gears from 'icon:gears';
import hammerNails from 'icon:hammer-nails';
import handcuffed from 'icon:handcuffed';
import heartMinus from 'icon:heart-minus';
import hearts from 'icon:hearts';
import heavyBullets from 'icon:heavy-bullets';
import hexes from 'icon:hexes';
import hood from 'icon:hood';
import hourglass from 'icon:hourglass';
import juggler from 'icon:juggler';
import knapsack from 'icon:knapsack';
import lightningStorm from 'icon:lightning-storm';
import lockedChest from 'icon:locked-chest';
import log from 'icon:log';
import magnifyingGlass from 'icon:magnifying-glass';
import meat from 'icon:meat';
import medal from 'icon:medal';
import medicalPack from 'icon:medical-pack';
import metalBar from 'icon:metal-bar';
import milkCarton from 'icon:milk-carton';
import moon from 'icon:moon';
import nightSleep from 'icon:night-sleep';
import ninjaHead from 'icon:ninja-head';
import pawPrint from 'icon:paw-print';
import plug from 'icon:plug';
import prisoner from 'icon:prisoner';
import punch from 'icon:punch';
import raining from 'icon:raining';
import rifle from 'icon:rifle';
import rolledCloth from 'icon:rolled-cloth';
import sandsOfTime from 'icon:sands-of-time';
import semiClosedEye from 'icon:semi-closed-eye';
import shakingHands from 'icon:shaking-hands';
import shipWheel from 'icon:ship-wheel';
import shop from 'icon:shop';
import sittingDog from 'icon:sitting-dog';
import skullCrossedBones from 'icon:skull-crossed-bones';
import spanner from 'icon:spanner';
import sunRadiations from 'icon:sun-radiations';
import sunrise from 'icon:sunrise';
import swapBag from 'icon:swap-bag';
import thermometerHot from 'icon:thermometer-hot';
import trashCan from 'icon:trash-can';
import uncertainty from 'icon:uncertainty';
import virus from 'icon:virus';
import wolfHead from 'icon:wolf-head';
import wolfTrap from 'icon:wolf-trap';

/** What stands on the base of a character. */
export const EMBLEM: Record<string, string> = {
  veteran: medal,
  thickskin: biceps,
  scout: footsteps,
  medic: medicalPack,
  mechanic: spanner,
  hunter: bowArrow,
};

/** Beasts that are cut along their picture: picture and ink. */
export const BEASTS: Record<string, [string, string]> = {
  'feral-dog': [sittingDog, '#8a6a48'],
  wolf: [wolfHead, '#8b8a88'],
  'wild-boar': [boar, '#6f4a34'],
  'great-bear': [bearHead, '#6a4527'],
  'carrion-birds': [crowDive, '#4a4458'],
  stranger: [cultist, '#74577f'],
};

export const GOOD: Record<string, string> = {
  water: drop,
  food: meat,
  fabric: rolledCloth,
  metal: metalBar,
  connector: plug,
  wood: log,
  alcohol: brandyBottle,
  plastic: milkCarton,
  cartridge: heavyBullets,
  arrow: arrowCluster,
  part: gears,
  track: pawPrint,
};

export const BODY: Record<string, string> = {
  'check-mark': checkMark,
  hearts: hearts,
  'heart-minus': heartMinus,
  sunrise: sunrise,
  'barbed-sun': barbedSun,
  moon: moon,
  knapsack: knapsack,
  hexes: hexes,
  'death-skull': deathSkull,
  uncertainty: uncertainty,
  'locked-chest': lockedChest,
  'swap-bag': swapBag,
  hourglass: hourglass,
  hood: hood,
  campfire: campfire,
  'camping-tent': campingTent,
  'cooking-pot': cookingPot,
  handcuffed: handcuffed,
  'ship-wheel': shipWheel,
  dodging: dodging,
  juggler: juggler,
  'ninja-head': ninjaHead,
  punch: punch,
  rifle: rifle,
  'night-sleep': nightSleep,
  'sands-of-time': sandsOfTime,
  'hammer-nails': hammerNails,
  'trash-can': trashCan,
  footprint: footprint,
  'crossed-swords': crossedSwords,
  shop: shop,
  virus: virus,
  prisoner: prisoner,
  biceps: biceps,
  raining: raining,
  'sun-radiations': sunRadiations,
  fog: fog,
  'lightning-storm': lightningStorm,
  'thermometer-hot': thermometerHot,
  'semi-closed-eye': semiClosedEye,
  'shaking-hands': shakingHands,
  'wolf-trap': wolfTrap,
  barricade: barricade,
  gears: gears,
  'paw-print': pawPrint,
  drop: drop,
  'bandage-roll': bandageRoll,
  'skull-crossed-bones': skullCrossedBones,
  'broken-heart': brokenHeart,
  'magnifying-glass': magnifyingGlass,
  cancel: cancel,
  expand: expand,
  'flag-objective': flagObjective,
};
