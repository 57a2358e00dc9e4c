// The pictures of gear, fetched after the board: it has many, and few lie on a table at once.
import ak47 from 'icon:ak47';
import backpack from 'icon:backpack';
import bandageRoll from 'icon:bandage-roll';
import binoculars from 'icon:binoculars';
import bolterGun from 'icon:bolter-gun';
import boots from 'icon:boots';
import bowArrow from 'icon:bow-arrow';
import bowString from 'icon:bow-string';
import bowieKnife from 'icon:bowie-knife';
import brandyBottle from 'icon:brandy-bottle';
import breastplate from 'icon:breastplate';
import bulletImpacts from 'icon:bullet-impacts';
import camel from 'icon:camel';
import campingTent from 'icon:camping-tent';
import candleLight from 'icon:candle-light';
import chainsaw from 'icon:chainsaw';
import chestArmor from 'icon:chest-armor';
import cloak from 'icon:cloak';
import crossbow from 'icon:crossbow';
import crowbar from 'icon:crowbar';
import deliveryDrone from 'icon:delivery-drone';
import electricWhip from 'icon:electric-whip';
import eyedropper from 'icon:eyedropper';
import firstAidKit from 'icon:first-aid-kit';
import fishingNet from 'icon:fishing-net';
import flashlight from 'icon:flashlight';
import flatHammer from 'icon:flat-hammer';
import funnel from 'icon:funnel';
import gasMask from 'icon:gas-mask';
import grenade from 'icon:grenade';
import heartBeats from 'icon:heart-beats';
import heartPlus from 'icon:heart-plus';
import heavyBullets from 'icon:heavy-bullets';
import highShot from 'icon:high-shot';
import katana from 'icon:katana';
import kevlarVest from 'icon:kevlar-vest';
import knapsack from 'icon:knapsack';
import leatherBoot from 'icon:leather-boot';
import leatherVest from 'icon:leather-vest';
import leeEnfield from 'icon:lee-enfield';
import lockpicks from 'icon:lockpicks';
import m3GreaseGun from 'icon:m3-grease-gun';
import machete from 'icon:machete';
import medicalPack from 'icon:medical-pack';
import medicinePills from 'icon:medicine-pills';
import metalBar from 'icon:metal-bar';
import milkCarton from 'icon:milk-carton';
import molotov from 'icon:molotov';
import nails from 'icon:nails';
import openedFoodCan from 'icon:opened-food-can';
import pill from 'icon:pill';
import plug from 'icon:plug';
import quiver from 'icon:quiver';
import radioTower from 'icon:radio-tower';
import revolver from 'icon:revolver';
import rifle from 'icon:rifle';
import riotShield from 'icon:riot-shield';
import rolledCloth from 'icon:rolled-cloth';
import ropeCoil from 'icon:rope-coil';
import sawedOffShotgun from 'icon:sawed-off-shotgun';
import scalpel from 'icon:scalpel';
import slingshot from 'icon:slingshot';
import steampunkGoggles from 'icon:steampunk-goggles';
import stoneSpear from 'icon:stone-spear';
import sunglasses from 'icon:sunglasses';
import swapBag from 'icon:swap-bag';
import syringe from 'icon:syringe';
import teapot from 'icon:teapot';
import torch from 'icon:torch';
import walkingBoot from 'icon:walking-boot';
import warhammer from 'icon:warhammer';
import waterBottle from 'icon:water-bottle';
import waterFlask from 'icon:water-flask';
import wolfTrap from 'icon:wolf-trap';
import woodClub from 'icon:wood-club';
import woodPile from 'icon:wood-pile';

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
