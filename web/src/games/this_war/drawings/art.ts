// The besieged house in line and block: drawn in floor coordinates, the foot of a thing at y = 0. Strings for {@html …} in an <svg>;
// the classes are inked by inks.css.
import { idOf } from '../../../lib/net/cards';
import { r1, rng } from '../../../lib/art/draw';
import hammer from 'icon:hammer-nails';

const p = (d: string, c: string): string => `<path d="${d}" class="${c}"/>`;

const THINGS: Record<string, (seed: number) => string> = {
  wardrobe: () =>
    p('M-30 0V-66H8V0Z', 'wood') +
    p('M-11 -64V-2M-28 -64H6', 'k') +
    p('M-33 -66H11V-71H-33Z', 'wood2') +
    `<circle cx="-14" cy="-32" r="1.600" class="ink"/><circle cx="-8" cy="-32" r="1.600" class="ink"/>` +
    p('M12 0V-26H36V0Z', 'wood2') +
    p('M12 -13H36M21 -20H27M21 -7H27', 'k') +
    `<ellipse cx="24" cy="-45" rx="10" ry="15" class="glassy"/>` +
    p('M19 -56L27 -44L21 -40L28 -33', 'k thin') +
    p('M24 -30V-26', 'k'),
  dresser: () =>
    p('M-28 0V-40H28V0Z', 'wood') +
    p('M-28 -27H28M-28 -14H28M0 -40V0M-16 -33H-10M10 -33H16M-16 -20H-10M10 -20H16', 'k') +
    p('M-20 -40V-54H-6V-40ZM6 -40V-46H14V-40Z', 'wood2'),
  debris: (seed) => {
    const r = rng(seed);
    let s = p('M-40 0Q-34 -16 -20 -18Q-6 -34 8 -26Q24 -30 30 -14Q38 -10 42 0Z', 'rub');
    for (let i = 0; i < 9; i++) {
      const x = -32 + r() * 62,
        y = -2 - r() * 14;
      s += p(`M${r1(x)} ${r1(y)}l7 -2l2 5l-7 2z`, r() > 0.5 ? 'brick' : 'rub2');
    }
    return (
      s +
      p('M-30 -6L-6 -44L-1 -42L-24 -3Z', 'wood') +
      p('M2 -2L34 -34L38 -31L9 0Z', 'wood2') +
      p('M-2 -8V-30H14M14 -8V-44', 'k thick') +
      p('M-2 -18H14', 'k')
    );
  },
  rubble: (seed) => {
    const w = 82,
      h = 92,
      r = rng(seed),
      a = w / 2;
    let s = p(
      `M${-a} 0L${-a} ${r1(-h * 0.34)}L${r1(-a * 0.72)} ${r1(-h * 0.5)}L${r1(-a * 0.5)} ${r1(-h * 0.78)}L${r1(-a * 0.1)} ${-h}L${r1(a * 0.3)} ${-h}L${r1(a * 0.56)} ${r1(-h * 0.7)}L${r1(a * 0.8)} ${r1(-h * 0.52)}L${a} ${r1(-h * 0.24)}V0Z`,
      'rub',
    );
    for (let i = 0; i < 26; i++) {
      const t = r(),
        y = -t * h * 0.82 - 3,
        half = a * (1 - t * 0.78),
        x = (r() * 2 - 1) * half * 0.86,
        k = 5 + r() * 6;
      s += p(
        `M${r1(x)} ${r1(y)}l${r1(k)} ${r1(-k * 0.4)}l${r1(k * 0.3)} ${r1(k * 0.6)}l${r1(-k)} ${r1(k * 0.45)}z`,
        ['brick', 'rub2', 'rub3'][i % 3]!,
      );
    }
    s +=
      p(
        `M${r1(-a * 0.9)} ${r1(-h * 0.2)}L${r1(a * 0.3)} ${r1(-h * 0.92)}l5 5L${r1(-a * 0.82)} ${r1(-h * 0.1)}Z`,
        'wood',
      ) +
      p(
        `M${r1(a * 0.9)} ${r1(-h * 0.08)}L${r1(-a * 0.1)} ${r1(-h * 0.66)}l-5 5L${r1(a * 0.8)} ${r1(-h * 0.0)}Z`,
        'wood2',
      );
    return s;
  },
  remnants: (seed) => {
    const w = 80,
      r = rng(seed),
      a = w / 2;
    let s = p(`M${-a} 0L${-a} -20L${-a * 0.6} -36L${-a * 0.2} -44L${a * 0.2} -34L${a * 0.6} -30L${a} -12V0Z`, 'rub');
    for (let i = 0; i < 14; i++) {
      const x = (r() * 2 - 1) * a * 0.84,
        y = -3 - r() * 24;
      s += p(`M${r1(x)} ${r1(y)}l8 -3l2 5l-8 3z`, ['brick', 'rub2', 'rub3'][i % 3]!);
    }
    return s + p(`M${-a} -4L${a * 0.5} -34l3 4L${-a * 0.9} 0Z`, 'wood');
  },
  'closed-door': () =>
    p('M-22 0V-78H22V0Z', 'jamb') +
    p('M-18 0V-74H18V0Z', 'wood2') +
    p('M-13 -68H-3V-42H-13ZM3 -68H13V-42H3ZM-13 -34H-3V-8H-13ZM3 -34H13V-8H3Z', 'k') +
    `<circle cx="13" cy="-37" r="2.400" class="brass"/>` +
    p('M-7 -44V-49Q-7 -55 0 -55Q7 -55 7 -49V-44', 'k thick') +
    p('M-10 -44H10V-29H-10Z', 'metal') +
    p('M0 -39V-34', 'k thick'),
  bars: () => {
    const w = 108,
      h = 94;
    let s = p(`M${-w / 2 + 3} 0V${-h + 2}H${w / 2 - 3}V0Z`, 'void') + p('M-44 -24H44M-44 -56H44', 'shelf');
    for (const [x, y] of [
      [-36, -24],
      [-22, -24],
      [4, -24],
      [26, -24],
      [-30, -56],
      [-8, -56],
      [18, -56],
      [34, -56],
    ])
      s += p(`M${x - 5} ${y}V${y - 14}Q${x - 5} ${y - 18} ${x} ${y - 18}T${x + 5} ${y - 14}V${y}Z`, 'jar');
    for (let i = 0; i < 8; i++) s += p(`M${r1(-w / 2 + 8 + (i * (w - 16)) / 7)} 0V${-h + 2}`, 'bar');
    return (
      s + p(`M${-w / 2 + 3} -32H${w / 2 - 3}M${-w / 2 + 3} -70H${w / 2 - 3}`, 'bar') + p('M-9 -48H9V-32H-9Z', 'metal')
    );
  },
  stove: () =>
    p('M-3 -40V-102', 'pipe') +
    p('M-26 0V-6H-20V0ZM14 0V-6H20V0Z', 'ink') +
    p('M-30 -6V-38H24V-6Z', 'iron') +
    p('M-33 -38H27V-43H-33Z', 'iron2') +
    p('M-20 -12V-30H2V-12Z', 'fire') +
    p('M-20 -21H2M-9 -30V-12', 'k') +
    `<circle cx="14" cy="-22" r="4" class="k"/>` +
    p('M6 -43V-55H24V-43Z', 'metal') +
    p('M3 -55H27M12 -58h6', 'k thick') +
    p('M10 -64q4 -5 0 -10t2 -10M20 -63q4 -5 0 -10t2 -9', 'steam'),
  heater: () =>
    p('M8 -40Q8 -66 30 -66T44 -104', 'pipe2') +
    p('M-18 0L-14 -8H14L18 0Z', 'iron2') +
    p('M-20 -8Q-24 -40 -14 -50H14Q24 -40 20 -8Z', 'iron') +
    p('M-12 -14V-32Q0 -40 12 -32V-14Z', 'fire') +
    p('M-12 -23H12M-6 -34V-14M0 -36V-14M6 -34V-14', 'k') +
    p('M-17 -50H17V-55H-17Z', 'iron2'),
  bed: () =>
    p('M-40 0V-44M38 0V-30', 'k post') +
    p('M-40 -8H38V-18H-40Z', 'wood2') +
    p('M-38 -18H36Q38 -27 30 -28H-38Z', 'sheet') +
    p('M-18 -18Q-16 -33 4 -35Q26 -36 36 -24V-18Z', 'blanket') +
    p('M-4 -33Q-2 -26 -6 -19M14 -35Q18 -27 14 -19', 'k thin') +
    p('M-40 -18Q-34 -26 -18 -20L-20 -17Z', 'sheet'),
  collector: () =>
    p('M-34 -72L-4 -52L30 -74L28 -66L2 -44L-32 -64Z', 'tarp') +
    p('M-34 -72V-90M30 -74V-92', 'k') +
    p('M-4 -48H4V-38H-4Z', 'metal') +
    p('M-16 0Q-20 -18 -16 -36H16Q20 -18 16 0Z', 'wood') +
    p('M-18 -9Q0 -5 18 -9M-18 -27Q0 -23 18 -27', 'hoop') +
    `<ellipse cx="0" cy="-36" rx="16" ry="3.600" class="water"/>` +
    p('M22 0V-14H36V0Z', 'metal'),
  workshop: () =>
    p('M-38 0V-30M32 0V-30', 'k post') +
    p('M-42 -30H36V-36H-42Z', 'wood') +
    p('M-38 -12H32V-8H-38Z', 'wood2') +
    p('M14 -36V-44H20V-48H30V-44H34V-36Z', 'iron') +
    p('M-32 -92H30V-52H-32Z', 'peg') +
    p('M-24 -86V-64M-28 -86H-20M-12 -86L-6 -62M-12 -86H-4L-6 -74M6 -84A6 6 0 1 0 12 -78L18 -62', 'k thick') +
    p('M-30 -36L-12 -41L-11 -38L-26 -36Z', 'metal') +
    p('M-24 -8V-2H-4V-8Z', 'wood2'),
  menu: () =>
    p('M-34 -92H-2V-62H-34ZM4 -88H30V-66H4Z', 'plan') +
    p('M-30 -68L-22 -84L-12 -72L-6 -86M8 -72H26M8 -78H20M14 -84H26', 'k thin') +
    p('M-34 0V-26M30 0V-26', 'k post') +
    p('M-38 -26H34V-31H-38Z', 'wood') +
    p('M-30 -31L-6 -36L4 -31Z', 'plan') +
    p('M18 -31V-37H24V-31Z', 'metal') +
    p('M20 -37L17 -46M22 -37L25 -47', 'k'),
  mattress: () =>
    p('M-44 0Q-46 -10 -36 -10H34Q42 -10 40 0Z', 'sheet') +
    p('M-14 -10Q-8 -18 16 -16Q36 -14 38 -2L-10 0Z', 'blanket') +
    p('M-42 -8Q-38 -16 -24 -13L-20 -9Z', 'sheet') +
    p('M4 -15Q6 -8 2 -1M20 -15Q24 -8 20 -1', 'k thin'),
  guard: () =>
    p('M-52 0V-80H-22V0Z', 'wood2') +
    p('M-52 -80H-22M-46 -72H-28V-44H-46ZM-46 -36H-28V-8H-46Z', 'k') +
    `<circle cx="-27" cy="-38" r="2.200" class="brass"/>` +
    p('M-55 -56H-19V-51H-55ZM-55 -26H-19V-21H-55Z', 'wood') +
    p('M8 0V-22M30 0V-50M8 -22H30V-26H8Z', 'k thick') +
    p('M44 0L50 -52', 'bat'),
  rummage: () =>
    p('M-46 0V-24H-14V0Z', 'wood') +
    p('M-46 -12H-14M-38 -24V0M-22 -24V0', 'k') +
    p('M-40 -24V-42H-18V-24Z', 'wood2') +
    p('M-40 -33H-18', 'k') +
    p('M6 0Q14 -24 30 -18Q44 -14 48 0Z', 'rub') +
    p('M12 -4L34 -40L38 -38L18 0Z', 'wood') +
    p('M24 -10l10 -3l2 6l-10 3zM36 -6l8 -2l2 5l-8 2z', 'brick') +
    `<circle cx="14" cy="-6" r="5.500" class="k thick"/>`,
  slot: () =>
    p('M-26 -2V-44H26V-2Z', 'dashline') +
    `<g transform="translate(-12 -35) scale(.047)" class="slotmark">${hammer}</g>`,
  armchair: () =>
    p('M-30 0V-6H-24V0ZM24 0V-6H30V0Z', 'ink') +
    p('M-24 -18Q-28 -52 -16 -58H16Q28 -52 24 -18Z', 'seat') +
    p('M-12 -58Q-10 -40 -12 -22M12 -58Q10 -40 12 -22M0 -58V-24', 'k thin') +
    p('M-34 -6V-30Q-34 -36 -28 -36T-22 -30V-20H22V-30Q22 -36 28 -36T34 -30V-6Z', 'seat2') +
    p('M-22 -20H22', 'k') +
    p('M-18 -24Q0 -30 18 -24V-20H-18Z', 'blanket'),
  trap: () =>
    p('M-36 0V-30H30V0Z', 'void') +
    p('M-36 -30H30M-36 0H30', 'k post') +
    [-36, -27, -18, -9, 0, 9, 18].map((x) => p(`M${x} 0V-30`, 'bar')).join('') +
    p('M30 -2L38 -44L32 -46L24 -30', 'wood') +
    p('M-10 -30V-40H4V-30', 'k thick') +
    `<circle cx="-12" cy="-5" r="3.600" class="brick"/>` +
    p('M22 0Q26 -9 32 -2', 'k'),
  radio: () =>
    p('M-34 0V-26M32 0V-26', 'k post') +
    p('M-38 -26H36V-31H-38Z', 'wood') +
    p('M-26 -31V-58H20V-31Z', 'wood2') +
    `<circle cx="-13" cy="-45" r="8.500" class="mesh"/>` +
    p('M-20 -45H-6M-13 -52V-38M-19 -50L-7 -40', 'k thin') +
    p('M0 -54H16V-46H0Z', 'glow') +
    p('M5 -54V-46M11 -54V-46', 'k thin') +
    `<circle cx="3" cy="-38" r="2.600" class="brass"/><circle cx="12" cy="-38" r="2.600" class="brass"/>` +
    p('M16 -58L30 -98', 'k thick') +
    `<circle cx="30" cy="-99" r="2" class="ink"/>` +
    p('M26 -31V-38H32V-31Z', 'metal'),
  oven: () =>
    p('M12 -50V-104', 'pipe') +
    p('M-32 0V-5H32V0Z', 'ink') +
    p('M-34 -5V-50H34V-5Z', 'iron') +
    p('M-37 -50H37V-55H-37Z', 'iron2') +
    p('M-28 -10V-28H-4V-10Z', 'fire') +
    p('M-28 -19H-4M-16 -28V-10', 'k') +
    p('M2 -10V-42H28V-10Z', 'iron2') +
    p('M6 -36H24V-24H6Z', 'glow') +
    p('M6 -18H24', 'k thick') +
    p('M-28 -34H-4V-44H-28Z', 'iron2') +
    p('M-22 -39H-10', 'k thick') +
    p('M-26 -55V-66H-8V-55Z', 'metal') +
    p('M-29 -66H-5', 'k thick') +
    p('M-20 -72q4 -5 0 -10t2 -8', 'steam'),
  barrel: () =>
    p('M-18 0Q-24 -22 -18 -46H18Q24 -22 18 0Z', 'wood') +
    p('M-20 -11Q0 -6 20 -11M-21 -34Q0 -29 21 -34', 'hoop') +
    `<ellipse cx="0" cy="-46" rx="18" ry="4" class="water"/>` +
    p('M-34 -84L0 -62L8 -50', 'pipe thinpipe') +
    p('M20 -8H28V-4H20ZM26 -4V2', 'metal'),
  metal: () =>
    p('M-38 0V-30M32 0V-30', 'k post') +
    p('M-42 -30H36V-36H-42Z', 'iron2') +
    p('M-38 -12H32V-8H-38Z', 'wood2') +
    p('M-14 -36L-10 -44H-22V-49H14Q22 -48 26 -44Q16 -44 12 -36Z', 'iron') +
    p('M-32 -92H30V-58H-32Z', 'peg') +
    p(
      'M-24 -88V-66M-28 -88H-20V-82H-28ZM-10 -88L-4 -64M-14 -86H-2M8 -86V-70M4 -86H12M20 -88Q26 -78 20 -66',
      'k thick',
    ) +
    `<circle cx="28" cy="-18" r="9" class="metal"/><circle cx="28" cy="-18" r="2.500" class="ink"/>`,
  herbal: () =>
    p('M-38 0V-28M32 0V-28', 'k post') +
    p('M-42 -28H36V-33H-42Z', 'wood') +
    p('M-32 -60H30M-32 -84H30', 'shelf') +
    [
      [-24, -60],
      [-8, -60],
      [10, -60],
      [24, -60],
      [-16, -84],
      [4, -84],
      [20, -84],
    ]
      .map(([x, y]) => p(`M${x! - 5} ${y}V${y! - 10}Q${x} ${y! - 17} ${x! + 5} ${y! - 10}V${y}Z`, 'jar'))
      .join('') +
    p('M-26 -33Q-28 -42 -16 -43Q-6 -42 -8 -33Z', 'metal') +
    p('M-16 -43L-8 -54', 'k thick') +
    p('M8 -33L14 -48L20 -33Z', 'glassy') +
    p('M-36 -96Q-34 -88 -38 -82M-30 -96Q-28 -88 -32 -80M-24 -96V-84', 'leafy'),
  garden: () =>
    p('M-40 0L-36 -18H36L40 0Z', 'wood') +
    p('M-36 -18H36L34 -13H-34Z', 'earth') +
    [-28, -16, -4, 8, 20, 30]
      .map((x, i) =>
        p(
          `M${x} -17Q${x - 8} -26 ${x - 6} -34Q${x} -30 ${x} -20Q${x + 2} -${32 + (i % 3) * 4} ${x + 8} -${36 + (i % 2) * 6}Q${x + 8} -26 ${x} -17Z`,
          'leafy2',
        ),
      )
      .join('') +
    p('M-20 -96L-26 -78H26L20 -96Z', 'iron2') +
    p('M-26 -78H26V-75H-26Z', 'glow') +
    p('M0 -96V-106', 'k'),
  vegetables: () =>
    p('M-40 0L-36 -18H36L40 0Z', 'wood2') +
    p('M-36 -18H36L34 -13H-34Z', 'earth') +
    [-26, -9, 9, 26]
      .map(
        (x, i) =>
          p(`M${x} -16V-${44 + (i % 2) * 8}`, 'k') +
          p(
            `M${x} -20Q${x - 11} -24 ${x - 9} -33Q${x} -30 ${x} -24Q${x + 11} -34 ${x + 9} -42Q${x - 1} -38 ${x} -28Z`,
            'leafy2',
          ) +
          `<circle cx="${x + (i % 2 ? -5 : 5)}" cy="-${26 + i * 2}" r="3.600" class="ripe"/>`,
      )
      .join('') +
    p('M-24 -96L-30 -78H30L24 -96Z', 'iron2') +
    p('M-30 -78H30V-75H-30Z', 'glow') +
    p('M0 -96V-106', 'k'),
  still: () =>
    p('M-24 0V-8H-18V0ZM2 0V-8H8V0Z', 'ink') +
    p('M-28 -8Q-32 -34 -8 -42Q16 -34 12 -8Z', 'copper') +
    p('M-18 -14H2', 'fireline') +
    p('M-8 -42V-52Q-8 -60 2 -60H18Q26 -60 26 -52V-34', 'tube') +
    p('M16 0V-34H36V0Z', 'metal') +
    p('M26 -34q-8 4 0 8t0 8t0 8', 'k') +
    p('M38 0V-12H46V0Z', 'jar') +
    p('M-40 0Q-42 -14 -36 -16V-22H-31V-16Q-26 -14 -28 0Z', 'jar'),
  distiller: () =>
    p('M-38 0V-22M36 0V-22', 'k post') +
    p('M-42 -22H40V-27H-42Z', 'wood') +
    p('M-34 -27Q-36 -48 -22 -50Q-8 -48 -10 -27Z', 'copper') +
    p('M-22 -50V-60Q-22 -66 -14 -66L22 -50', 'tube') +
    p('M14 -56L32 -50V-27H22Z', 'glassy') +
    p('M-2 -27V-38H8V-27Z', 'jar') +
    p('M-4 -70V-92H26V-70Z', 'plan') +
    p('M0 -86H22M0 -80H18M0 -75H20', 'k thin'),
  'reinforced-door': () =>
    p('M-26 0V-86H26V0Z', 'jamb') +
    p('M-21 0V-82H21V0Z', 'iron') +
    p('M-21 -70H21V-62H-21ZM-21 -44H21V-36H-21ZM-21 -18H21V-10H-21Z', 'iron2') +
    [-66, -40, -14]
      .map((y) => [-16, -6, 6, 16].map((x) => `<circle cx="${x}" cy="${y}" r="1.500" class="metal"/>`).join(''))
      .join('') +
    p('M-29 -54H29V-48H-29Z', 'wood') +
    `<circle cx="14" cy="-28" r="3" class="brass"/>`,
};

/** What stands in a room: a Shelter card by its kind, or a Fitting. */
const FITTING: Record<string, string> = {
  bed: 'bed',
  'bed-idea': 'mattress',
  'crude-stove': 'stove',
  'stove-with-oven': 'oven',
  heater: 'heater',
  'efficient-heater': 'heater',
  'rainwater-collector': 'collector',
  'second-barrel': 'barrel',
  armchair: 'armchair',
  radio: 'radio',
  workshop: 'workshop',
  'metal-workshop': 'metal',
  trap: 'trap',
  'herbal-workshop': 'herbal',
  'herb-garden': 'garden',
  'vegetable-garden': 'vegetables',
  'moonshine-still': 'still',
  distiller: 'distiller',
  'reinforced-door': 'reinforced-door',
};
const KIND: Record<string, string[]> = { furniture: ['wardrobe', 'dresser'], 'plain-rubble': ['rubble'] };
export function thing(kind: string, fitting: string, seed: number): string {
  if (fitting) return THINGS[FITTING[idOf(fitting)] ?? 'workshop']!(seed);
  const ways = KIND[kind];
  return THINGS[ways ? ways[seed % ways.length]! : kind]?.(seed) ?? '';
}

export const crack = (x: number, y0: number, y1: number, seed: number, w = 5): string => {
  const r = rng(seed),
    n = 9,
    L: number[][] = [],
    R: number[][] = [];
  let br = '';
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      y = y0 + (y1 - y0) * t,
      c = x + (i % 2 ? 1 : -1) * (2.5 + r() * 3),
      k = w * Math.sin(Math.PI * Math.min(0.96, Math.max(0.04, t))) * (0.5 + r() * 0.6);
    L.push([c - k, y]);
    R.unshift([c + k, y + 2]);
    if (i > 1 && i < n - 1) {
      const q = r() > 0.5 ? 1 : -1;
      br += `M${r1(c + q * k)} ${r1(y)}l${r1(q * (5 + r() * 6))} ${r1(-3 + r() * 7)}l${r1(q * (3 + r() * 4))} ${r1(2 + r() * 5)}`;
    }
  }
  return `<path d="${br}" class="k crb"/><path d="M${[...L, ...R].map((v) => v.map(r1).join(' ')).join('L')}Z" class="crk"/>`;
};
export const win = (x: number, y: number, w = 26, h = 36): string =>
  `<g transform="translate(${r1(x)} ${r1(y)})" class="win"><rect x="${-w / 2}" y="0" width="${w}" height="${h}" class="pane"/><path d="M0 0V${h}M${-w / 2} ${r1(h * 0.45)}H${w / 2}" class="k"/><path d="M${-w / 2 + 2} 2L${w / 2 - 2} ${h - 2}M${w / 2 - 2} 2L${-w / 2 + 2} ${h - 2}" class="tape"/><path d="M${-w / 2 - 3} ${h}H${w / 2 + 3}" class="k thick"/><rect x="${-w / 2}" y="0" width="${w}" height="${h}" class="k"/></g>`;
export const frame = (x: number, y: number): string =>
  `<g transform="translate(${r1(x)} ${r1(y)}) rotate(4)"><rect x="-9" y="-11" width="18" height="22" class="wood2"/><rect x="-6" y="-8" width="12" height="16" class="plan"/><path d="M-3 6Q0 -4 3 6M0 -4h.01" class="k thin"/></g>`;
export const stairs = (x: number, y: number, w: number, h: number, flip: boolean): string => {
  const n = 9,
    f = flip ? -1 : 1,
    x0 = flip ? x + w - 6 : x + 6,
    st = (w - 12) / n,
    ht = h / n;
  let d = `M${r1(x0)} ${r1(y)}`;
  for (let i = 0; i < n; i++) d += `v${r1(-ht)}h${r1(f * st)}`;
  const ex = x0 + f * (w - 12);
  let rails = '';
  for (let i = 0; i <= n; i += 3) {
    const px = x0 + f * st * i,
      py = y - ht * i;
    rails += `M${r1(px)} ${r1(py)}v-20`;
  }
  return (
    p(d + `V${r1(y - h + 10)}L${r1(x0 + f * 8)} ${r1(y)}Z`, 'wood2') +
    p(d, 'k') +
    p(rails + `M${r1(x0)} ${r1(y - 20)}L${r1(ex)} ${r1(y - h - 20 + ht * 0.3)}`, 'k rail')
  );
};
/* ---------- the city ---------- */
export const ruins = (
  seed: number,
  x0: number,
  x1: number,
  base: number,
  hmin: number,
  hmax: number,
  cls: string,
  win = true,
): string => {
  const r = rng(seed);
  let s = '',
    d = `M${x0} ${base}`,
    x = x0;
  while (x < x1) {
    const w = 34 + r() * 60,
      h = hmin + r() * (hmax - hmin),
      n = 4 + Math.floor(r() * 3);
    const broken = r() > 0.35;
    for (let i = 0; i <= n; i++) {
      const px = x + (w * i) / n,
        py = base - h + (broken ? (r() - 0.35) * h * 0.42 : 0);
      d += `L${r1(px)} ${r1(py)}`;
      if (broken && i < n) d += `L${r1(px + (w / n) * 0.5)} ${r1(py - (r() - 0.3) * 12)}`;
    }
    if (win)
      for (let yy = base - h * 0.66; yy < base - 8; yy += 17)
        for (let xx = x + 7; xx < x + w - 9; xx += 14) if (r() > 0.34) s += `M${r1(xx)} ${r1(yy)}h6v9h-6z`;
    x += w;
    d += `L${r1(x)} ${base}`;
  }
  return `<path d="${d}Z" class="${cls}"/>${win ? `<path d="${s}" class="${cls}w"/>` : ''}`;
};
export const snowfall = (w: number, h: number, n: number, seed: number): string => {
  const r = rng(seed);
  let a = '',
    b = '';
  for (let i = 0; i < n; i++) {
    const x = r1(r() * w),
      y = r1(r() * h);
    if (r() > 0.75) b += `M${x} ${y}h.01`;
    else a += `M${x} ${y}h.01`;
  }
  return `<path d="${a}" class="sn1"/><path d="${b}" class="sn2"/>`;
};
