// The eighteen Locations as small block prints, 240 × 84, and the pen drawing on a page of the Book.
import { rng } from '../../../lib/art/draw';
import { ruins, snowfall } from './art';

const p = (d: string, c: string): string => `<path d="${d}" class="${c}"/>`;
const panes = (x: number, y: number, c: number, rows: number, dx = 13, dy = 13, cls = 'lw'): string => {
  let d = '';
  for (let j = 0; j < rows; j++) for (let i = 0; i < c; i++) d += `M${x + i * dx} ${y + j * dy}h6v8h-6z`;
  return p(d, cls);
};
const far = (seed: number): string => ruins(seed, 0, 240, 76, 12, 34, 'lfar', false);

const PLACES: Record<string, string> = {
  'city-hospital':
    p('M44 76V30H92V20H148V30H196V76Z', 'lb') +
    panes(52, 38, 3, 3) +
    panes(152, 38, 3, 3) +
    panes(100, 44, 3, 2, 15) +
    p('M116 24h8v5h5v7h-5v5h-8v-5h-5v-7h5z', 'lred') +
    p('M108 76V62H132V76Z', 'ink') +
    p('M176 76L186 52L200 76Z', 'lrub') +
    p('M20 76V48M14 54H26', 'lpole'),
  school:
    p('M30 76V38H100L120 22L140 38H166L172 46L182 42L186 54L200 58V76Z', 'lb') +
    p('M24 38H102L120 24L138 38H168', 'lroof') +
    '<circle cx="120" cy="36" r="5" class="lw"/>' +
    panes(40, 46, 5, 2, 12, 14) +
    panes(140, 46, 2, 2, 12, 14) +
    p('M112 76V58H128V76Z', 'ink') +
    p('M172 76Q186 58 206 76Z', 'lrub') +
    p('M196 76V34M196 36L222 30', 'lpole'),
  'apartment-block':
    p('M52 76V14H78L84 22L92 14H112L118 30L130 26V76Z', 'lb') +
    p('M140 76V40H200V76Z', 'lb2') +
    panes(60, 22, 5, 4) +
    panes(148, 48, 4, 2) +
    p('M86 48h6v8h-6z', 'llit') +
    p('M112 40L130 52L118 64L130 76H106Z', 'lrub') +
    p('M60 60h16M98 48h14', 'lpole'),
  'ruined-church':
    p('M60 76V40L92 22L124 40V76Z', 'lb') +
    p('M124 76V24L138 4L152 24L148 40L154 52L150 76Z', 'lb2') +
    p('M138 4V-4M134 0H142', 'lpole') +
    p('M86 76V58Q92 46 98 58V76ZM68 62V50Q72 44 76 50V62ZM108 62V50Q112 44 116 50V62Z', 'lw') +
    p('M132 34h10v12h-10z', 'lw') +
    p('M150 76L170 60L196 76Z', 'lrub') +
    p('M30 76V60M24 66H36', 'lpole'),
  'tram-depot':
    p('M24 76V40Q44 24 64 40Q84 24 104 40Q124 24 144 40V76Z', 'lb') +
    p('M30 76V50H64V76ZM72 76V50H104V76Z', 'ink') +
    p('M150 72V46Q150 42 154 42H208Q212 42 212 46V72Z', 'lred') +
    panes(156, 48, 5, 1, 11) +
    p('M162 42L178 30L192 42M10 30H230', 'lpole') +
    '<circle cx="164" cy="74" r="4" class="ink"/><circle cx="198" cy="74" r="4" class="ink"/>',
  'snipers-crossing':
    p('M20 76V22H70V76Z', 'lb') +
    p('M168 76V14H222V76Z', 'lb') +
    panes(28, 30, 3, 3) +
    panes(176, 22, 3, 4) +
    p('M189 35h6v8h-6z', 'llit') +
    p('M74 74L164 66M86 76V58H112V76ZM120 76V62H150V76Z', 'lrub') +
    p('M120 40m-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0M120 22V34M120 46V58M102 40H114M126 40H138', 'laim'),
  'ruined-villa':
    p('M56 76V38L120 14L150 26L156 36L166 34L170 46L184 50V76Z', 'lb') +
    p('M48 40L120 12L152 24', 'lroof') +
    panes(68, 46, 3, 2, 15, 14) +
    panes(130, 46, 3, 1, 15) +
    p('M104 76V54Q112 46 120 54V76Z', 'ink') +
    p('M176 76V30M176 40L160 26M176 44L194 28M30 76V42M30 50L20 40', 'lpole'),
  hotel:
    p('M60 76V10H180V30L172 38L180 46V76Z', 'lb') +
    panes(70, 18, 8, 4) +
    p('M78 2H162V12H78Z', 'lred') +
    p('M96 76V62H144V76Z', 'ink') +
    p('M88 62H152L146 56H94Z', 'lroof2') +
    p('M122 31h6v8h-6z', 'llit') +
    p('M20 76V40M20 44H34', 'lpole'),
  supermarket:
    p('M30 76V38H210V76Z', 'lb') +
    p('M30 38H210V48H30Z', 'lred') +
    p('M42 74V54H92V74ZM100 74V54H140V74ZM148 74V54H198V74Z', 'lw') +
    p('M56 54L70 74M160 54L150 66L176 74', 'lpole') +
    p('M14 72H28L32 62H10ZM14 76h2M26 76h2M32 62L36 56', 'lpole') +
    p('M100 30V18H140V30Z', 'lb2'),
  'car-garage':
    p('M40 76V34H160V76Z', 'lb') +
    p('M34 34L100 18L166 34Z', 'lroof2') +
    p('M52 76V46H92V76ZM104 76V46H146V76Z', 'ink') +
    p('M52 52H92M52 58H92M52 64H92', 'lpole') +
    p('M166 74Q166 62 176 62L184 54H206L214 62Q222 62 222 74Z', 'lred') +
    p('M187 56h10v6h-13z', 'lw') +
    '<circle cx="180" cy="75" r="5" class="ink"/><circle cx="210" cy="75" r="5" class="ink"/>',
  'military-outpost':
    p('M70 76V44H150V76Z', 'lb') +
    p('M160 76V26H184V76ZM154 26H190V18H154Z', 'lb2') +
    p('M78 56H142V62H78Z', 'lw') +
    p('M166 30h12v6h-12z', 'llit') +
    p('M20 76Q26 64 34 70Q40 62 48 70Q54 64 62 76ZM150 76Q160 64 168 70Q176 64 184 76Z', 'lrub') +
    p('M200 76V40L214 44L200 50M10 70Q20 60 30 70T50 70T70 70M190 70Q200 60 210 70T230 70', 'lpole') +
    p('M178 28L240 4V28Z', 'lbeam'),
  warehouse:
    p('M24 76V36L60 22V36L96 22V36L132 22V36L168 22V36H214V76Z', 'lb') +
    p('M44 76V48H104V76Z', 'ink') +
    p('M44 54H104M44 60H104M44 66H104M44 72H104', 'lpole') +
    panes(122, 46, 6, 1, 14) +
    p('M150 76V64H166V76ZM168 76V60H188V76ZM172 60V50H184V60Z', 'lrub'),
  'construction-site':
    p('M70 76V16H76V76ZM120 76V16H126V76ZM168 76V30H174V76ZM64 30H180V34H64ZM64 50H180V54H64ZM64 16H130V20H64Z', 'lb') +
    p('M200 76V8M150 12H228M200 8L214 12M200 8L160 12M160 12V26', 'lpole') +
    p('M20 76V54H56V76Z', 'lb2') +
    p('M24 58h28v10h-28z', 'lw') +
    p('M96 76L110 62L140 76Z', 'lrub'),
  'allotment-gardens':
    p('M36 76V52L58 38L80 52V76ZM150 76V56L170 44L190 56V76Z', 'lb') +
    p('M30 54L58 36L86 54M144 58L170 42L196 58', 'lroof') +
    p('M48 58h8v8h-8zM164 60h8v8h-8z', 'lw') +
    p(
      'M88 76V66M96 76V66M104 76V66M112 76V66M120 76V66M128 76V66M136 76V66M84 70H140M210 76V46M210 56L200 46M210 52L222 42M16 76V50M16 58L8 50',
      'lpole',
    ) +
    p('M92 76q4 -8 8 0zM108 76q4 -8 8 0zM124 76q4 -8 8 0z', 'lrub'),
  brewery:
    p('M40 76V40H120V76Z', 'lb') +
    p('M126 76V30H150V76ZM156 76V30H180V76Z', 'lb2') +
    p('M126 30Q138 20 150 30ZM156 30Q168 20 180 30Z', 'lroof2') +
    p('M58 40V6H70V40Z', 'lb2') +
    panes(52, 48, 5, 1) +
    p('M94 76V60H112V76Z', 'ink') +
    p('M64 4q-6 -8 4 -14', 'lpole') +
    p('M190 76V66H204V76ZM206 76V66H220V76ZM198 66V56H212V66Z', 'lrub'),
  'pharmacy-row': [0, 1, 2, 3, 4]
    .map(
      (i) =>
        p(`M${22 + i * 40} 76V${34 + (i % 2) * 6}H${60 + i * 40}V76Z`, i % 2 ? 'lb2' : 'lb') +
        p(`M${26 + i * 40} 74V58H${56 + i * 40}V74Z`, 'lw') +
        p(`M${38 + i * 40} 44h3v-3h4v3h3v4h-3v3h-4v-3h-3z`, i === 2 ? 'llit' : 'lred') +
        p(`M${26 + i * 40} 62H${56 + i * 40}M${26 + i * 40} 67H${56 + i * 40}`, 'lpole'),
    )
    .join(''),
  library:
    p('M40 76V36H200V76Z', 'lb') +
    p('M34 36L120 10L206 36Z', 'lroof2') +
    [56, 78, 100, 134, 156, 178].map((x) => p(`M${x} 74V40H${x + 8}V74Z`, 'lb2')).join('') +
    p('M112 76V50H128V76Z', 'ink') +
    p('M30 76H210V72H30Z', 'lb2') +
    '<circle cx="120" cy="26" r="5" class="lw"/>' +
    p('M188 76L204 56L222 76Z', 'lrub'),
  'square-market':
    p('M20 76V30H70V76ZM170 76V26H222V76Z', 'lb2') +
    panes(28, 38, 3, 2) +
    panes(178, 34, 3, 3) +
    [74, 106, 138]
      .map(
        (x, i) =>
          p(`M${x} 58H${x + 28}L${x + 24} 48H${x + 4}Z`, i === 1 ? 'lred' : 'lroof2') +
          p(`M${x + 3} 58V76M${x + 25} 58V76`, 'lpole') +
          p(`M${x + 2} 68H${x + 26}V74H${x + 2}Z`, 'lrub'),
      )
      .join('') +
    p('M120 46V22M112 46H128', 'lpole') +
    p('M117 60h6v6h-6z', 'llit'),
};

/** The same street, wide: ruins to the left and to the right. */
export function street(id: string): string {
  const seed = seedOf(id);
  const ends =
    ruins(seed + 5, -400, 6, 78, 10, 44, 'lfar2', false) + ruins(seed + 9, 236, 640, 78, 12, 48, 'lfar2', false);
  return `<rect x="-400" y="-40" width="1040" height="130" class="lsky"/><path d="M-400 20Q-250 0 -110 20T110 20T330 14T640 24V-40H-400Z" class="lcloud"/>${ruins(seed % 40, -400, 640, 76, 12, 36, 'lfar', false)}${ends}${PLACES[id] ?? PLACES['apartment-block']}<path d="M-400 74Q-250 68 -110 75T60 74T240 72T640 74V90H-400Z" class="lsnow"/><g transform="translate(-400 -40)">${snowfall(1040, 122, 190, seed)}</g>`;
}
const seedOf = (id: string): number => [...id].reduce((n, c) => n + c.charCodeAt(0), 0);

export function place(id: string): string {
  const seed = seedOf(id);
  return `<rect width="240" height="84" class="lsky"/><path d="M0 30Q60 14 120 28T240 20V0H0Z" class="lcloud"/>${far(seed % 40)}${PLACES[id] ?? PLACES['apartment-block']}<path d="M0 74Q60 68 120 74T240 72V84H0Z" class="lsnow"/>${snowfall(240, 80, 30, seed)}`;
}

/** A pen drawing for the head of a page: one of a few quiet scenes, by the number of the page. */
export function sketch(n: number): string {
  const r = rng(n * 7 + 3);
  const hatch = (x: number, y: number, w: number, h: number, k: number): string => {
    let d = '';
    for (let i = 0; i < w / 3; i++)
      d += `M${(x + i * 3).toFixed(1)} ${(y + r() * 3).toFixed(1)}l${(-k - r() * 2).toFixed(1)} ${(h - r() * 5).toFixed(1)}`;
    return `<path d="${d}" class="hatch"/>`;
  };
  const ground = '<path d="M4 92Q120 88 236 91T466 89"/>';
  const scenes = [
    // a window with tape, a table, a lamp
    `<g class="pen">${ground}<path d="M40 8V70H118V8ZM79 8V70M40 38H118" /><path d="M44 12L114 66M114 12L44 66" opacity=".6"/><path d="M168 91V58H300V91M160 58H308M160 53H308V58"/><path d="M228 53V40M218 40H238L234 26H222ZM222 53H234"/><path d="M262 53v-9h14v9M266 44q4 -5 8 0"/><path d="M340 91Q338 64 352 60T376 64Q380 78 380 91M354 50q-1 -13 10 -13t11 12q0 10 -10 11t-11 -10Z"/><path d="M410 16V70H452V16ZM410 43H452"/></g>${hatch(172, 60, 128, 28, 4)}${hatch(344, 66, 34, 24, 6)}`,
    // a street between ruins
    `<g class="pen">${ground}<path d="M20 91V30L40 22L56 32L70 18L92 28V91M34 44h10v12h-10zM60 42h10v12h-10zM34 66h10v12h-10zM60 66h10v12h-10z"/><path d="M340 91V14H372L380 26L394 16L412 30V91M352 28h12v14h-12zM378 36h12v14h-12zM352 56h12v14h-12zM378 62h12v14h-12z"/><path d="M112 91L140 74L168 91M128 91L150 66L156 70"/><path d="M230 91V40Q230 28 244 28M244 28V36M236 36H252L248 46H240Z"/><path d="M270 91q2 -14 6 -16t6 16M276 70a5 5 0 1 1 .1 0M296 91q2 -12 5 -13t5 13M301 73a4 4 0 1 1 .1 0"/></g>${hatch(24, 34, 66, 54, 5)}${hatch(344, 20, 66, 66, 5)}`,
    // a door ajar, stairs
    `<g class="pen">${ground}<path d="M60 91V12H118V91M68 91V20H110V91"/><path d="M110 20L136 28V91H110"/><circle cx="130" cy="60" r="2"/><path d="M210 91h24v-12h24v-12h24v-12h24v-12h24v-12h24v-12h40"/><path d="M222 79v-34M270 55v-34M318 31v-30M222 45L334 -6"/><path d="M400 91V60H440V91M408 60V48H432V60M416 48V40H424V48"/></g>${hatch(70, 22, 40, 66, 4)}${hatch(214, 82, 120, 8, 3)}${hatch(402, 62, 36, 28, 5)}`,
    // a pot on a stove, hands
    `<g class="pen">${ground}<path d="M70 91V48H160V91M62 48H168V42H62ZM82 86V62H116V86ZM82 74H116M99 62V86"/><path d="M90 42V22H142V42M84 22H148M112 18h8"/><path d="M104 12q5 -6 0 -12M124 12q5 -6 0 -12"/><path d="M150 42V-4"/><path d="M240 91Q238 60 256 54T290 60Q296 76 296 91M258 42q-1 -15 12 -15t13 14q0 12 -12 13t-13 -12ZM256 38q14 -10 27 -2"/><path d="M240 70Q210 66 196 72M240 76Q212 76 198 80"/><path d="M350 91V66H440V91M350 78H440M372 66V50H396V66M402 66V56H424V66"/></g>${hatch(74, 52, 84, 36, 4)}${hatch(244, 62, 48, 28, 6)}`,
    // a road out of the city, a cart
    `<g class="pen">${ground}<path d="M0 60Q60 40 120 56T240 44T360 54T470 40"/><path d="M60 54V30L74 22L88 30V50M110 52V36H138V54M330 50V26H346L352 16L358 26V52"/><path d="M180 91L226 48M300 91L244 48" opacity=".7"/><path d="M200 74H260L252 60H208ZM260 66L284 58"/><circle cx="216" cy="79" r="8"/><circle cx="246" cy="79" r="8"/><path d="M290 91q2 -22 8 -24t8 24M298 60a6 6 0 1 1 .1 0"/><path d="M400 91V40M400 56L388 44M400 50L416 38M400 64L414 56"/></g>${hatch(204, 62, 52, 11, 3)}${hatch(62, 32, 26, 18, 3)}${hatch(332, 28, 26, 22, 3)}`,
  ];
  return scenes[n % scenes.length]!;
}
