// Which picture stands for what. Names of game-icons; an unknown one fails the build.
import ak47 from 'icon:ak47';
import arrowCluster from 'icon:arrow-cluster';
import backpack from 'icon:backpack';
import bandageRoll from 'icon:bandage-roll';
import barbedSun from 'icon:barbed-sun';
import barricade from 'icon:barricade';
import bearHead from 'icon:bear-head';
import biceps from 'icon:biceps';
import binoculars from 'icon:binoculars';
import boar from 'icon:boar';
import bolterGun from 'icon:bolter-gun';
import boots from 'icon:boots';
import bowArrow from 'icon:bow-arrow';
import bowString from 'icon:bow-string';
import bowieKnife from 'icon:bowie-knife';
import brandyBottle from 'icon:brandy-bottle';
import breastplate from 'icon:breastplate';
import brokenHeart from 'icon:broken-heart';
import bulletImpacts from 'icon:bullet-impacts';
import camel from 'icon:camel';
import campfire from 'icon:campfire';
import campingTent from 'icon:camping-tent';
import cancel from 'icon:cancel';
import candleLight from 'icon:candle-light';
import chainsaw from 'icon:chainsaw';
import checkMark from 'icon:check-mark';
import chestArmor from 'icon:chest-armor';
import cloak from 'icon:cloak';
import cookingPot from 'icon:cooking-pot';
import crossbow from 'icon:crossbow';
import crossedSwords from 'icon:crossed-swords';
import crowDive from 'icon:crow-dive';
import crowbar from 'icon:crowbar';
import cultist from 'icon:cultist';
import deathSkull from 'icon:death-skull';
import deliveryDrone from 'icon:delivery-drone';
import dodging from 'icon:dodging';
import drop from 'icon:drop';
import electricWhip from 'icon:electric-whip';
import expand from 'icon:expand';
import eyedropper from 'icon:eyedropper';
import firstAidKit from 'icon:first-aid-kit';
import fishingNet from 'icon:fishing-net';
import flagObjective from 'icon:flag-objective';
import flashlight from 'icon:flashlight';
import flatHammer from 'icon:flat-hammer';
import fog from 'icon:fog';
import footprint from 'icon:footprint';
import footsteps from 'icon:footsteps';
import funnel from 'icon:funnel';
import gasMask from 'icon:gas-mask';
import gears from 'icon:gears';
import grenade from 'icon:grenade';
import hammerNails from 'icon:hammer-nails';
import handcuffed from 'icon:handcuffed';
import heartBeats from 'icon:heart-beats';
import heartMinus from 'icon:heart-minus';
import heartPlus from 'icon:heart-plus';
import hearts from 'icon:hearts';
import heavyBullets from 'icon:heavy-bullets';
import hexes from 'icon:hexes';
import highShot from 'icon:high-shot';
import hood from 'icon:hood';
import hourglass from 'icon:hourglass';
import juggler from 'icon:juggler';
import katana from 'icon:katana';
import kevlarVest from 'icon:kevlar-vest';
import knapsack from 'icon:knapsack';
import leatherBoot from 'icon:leather-boot';
import leatherVest from 'icon:leather-vest';
import leeEnfield from 'icon:lee-enfield';
import lightningStorm from 'icon:lightning-storm';
import lockedChest from 'icon:locked-chest';
import lockpicks from 'icon:lockpicks';
import log from 'icon:log';
import m3GreaseGun from 'icon:m3-grease-gun';
import machete from 'icon:machete';
import magnifyingGlass from 'icon:magnifying-glass';
import meat from 'icon:meat';
import medal from 'icon:medal';
import medicalPack from 'icon:medical-pack';
import medicinePills from 'icon:medicine-pills';
import metalBar from 'icon:metal-bar';
import milkCarton from 'icon:milk-carton';
import molotov from 'icon:molotov';
import moon from 'icon:moon';
import nails from 'icon:nails';
import nightSleep from 'icon:night-sleep';
import ninjaHead from 'icon:ninja-head';
import openedFoodCan from 'icon:opened-food-can';
import pawPrint from 'icon:paw-print';
import pill from 'icon:pill';
import plug from 'icon:plug';
import prisoner from 'icon:prisoner';
import punch from 'icon:punch';
import quiver from 'icon:quiver';
import radioTower from 'icon:radio-tower';
import raining from 'icon:raining';
import revolver from 'icon:revolver';
import rifle from 'icon:rifle';
import riotShield from 'icon:riot-shield';
import rolledCloth from 'icon:rolled-cloth';
import ropeCoil from 'icon:rope-coil';
import sandsOfTime from 'icon:sands-of-time';
import sawedOffShotgun from 'icon:sawed-off-shotgun';
import scalpel from 'icon:scalpel';
import semiClosedEye from 'icon:semi-closed-eye';
import shakingHands from 'icon:shaking-hands';
import shipWheel from 'icon:ship-wheel';
import shop from 'icon:shop';
import sittingDog from 'icon:sitting-dog';
import skullCrossedBones from 'icon:skull-crossed-bones';
import slingshot from 'icon:slingshot';
import spanner from 'icon:spanner';
import steampunkGoggles from 'icon:steampunk-goggles';
import stoneSpear from 'icon:stone-spear';
import sunRadiations from 'icon:sun-radiations';
import sunglasses from 'icon:sunglasses';
import sunrise from 'icon:sunrise';
import swapBag from 'icon:swap-bag';
import syringe from 'icon:syringe';
import teapot from 'icon:teapot';
import thermometerHot from 'icon:thermometer-hot';
import torch from 'icon:torch';
import trashCan from 'icon:trash-can';
import uncertainty from 'icon:uncertainty';
import virus from 'icon:virus';
import walkingBoot from 'icon:walking-boot';
import warhammer from 'icon:warhammer';
import waterBottle from 'icon:water-bottle';
import waterFlask from 'icon:water-flask';
import wolfHead from 'icon:wolf-head';
import wolfTrap from 'icon:wolf-trap';
import woodClub from 'icon:wood-club';
import woodPile from 'icon:wood-pile';

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

export const THINGS: Record<string, string> = {
  knife: bowieKnife,
  club: woodClub,
  crowbar: crowbar,
  machete: machete,
  spear: stoneSpear,
  bow: bowArrow,
  crossbow: crossbow,
  slingshot: slingshot,
  'scrap-pistol': bolterGun,
  'fire-bottle': molotov,
  'nail-bomb': nails,
  bandage: bandageRoll,
  medikit: firstAidKit,
  antibiotic: medicinePills,
  defibrillator: heartBeats,
  stimulant: eyedropper,
  tent: campingTent,
  lighter: candleLight,
  torch: torch,
  'small-trap': wolfTrap,
  rope: ropeCoil,
  lockpick: lockpicks,
  flashlight: flashlight,
  binoculars: binoculars,
  'water-bottle': waterBottle,
  canteen: waterFlask,
  backpack: backpack,
  'padded-jacket': leatherVest,
  'scrap-armour': breastplate,
  'road-sign-shield': riotShield,
  'hiking-boots': boots,
  'camouflage-cloak': cloak,
  'gas-mask': gasMask,
  'hunting-rifle': leeEnfield,
  'sniper-rifle': rifle,
  revolver: revolver,
  'pump-shotgun': sawedOffShotgun,
  'assault-rifle': ak47,
  'compound-bow': highShot,
  katana: katana,
  sledgehammer: warhammer,
  'stun-baton': electricWhip,
  chainsaw: chainsaw,
  'service-rifle': m3GreaseGun,
  'field-radio': radioTower,
  wrecker: flatHammer,
  plate: chestArmor,
  longbow: bowString,
  'ghost-boots': leatherBoot,
  'surgical-kit': scalpel,
  calm: teapot,
  'ballistic-vest': kevlarVest,
  'night-goggles': steampunkGoggles,
  'expedition-pack': knapsack,
  'hydration-rig': camel,
  'sun-suit': sunglasses,
  'trail-boots': walkingBoot,
  'trauma-kit': medicalPack,
  'antibiotic-strip': pill,
  'adrenaline-pen': syringe,
  'military-defibrillator': heartPlus,
  'fragmentation-grenade': grenade,
  'water-filter': funnel,
  'ghillie-net': fishingNet,
  drone: deliveryDrone,
  'flare-gun': bulletImpacts,
  'scrap-heap': metalBar,
  'bolt-of-cloth': rolledCloth,
  timber: woodPile,
  'cable-drum': plug,
  moonshine: brandyBottle,
  'plastic-crate': milkCarton,
  rations: openedFoodCan,
  'bottled-water': waterBottle,
  'cartridge-box': heavyBullets,
  quiver: quiver,
  'mixed-bag': swapBag,
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

/** The picture of a card of gear, by key or bare name. */
export const thingIcon = (key: string): string => THINGS[key.split('/').pop() ?? ''] ?? swapBag;
