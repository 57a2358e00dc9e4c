// The last scene: the house is empty. Either they walked out of it into a morning, or nobody did.
import { r1, rng } from '../../../lib/art/draw';
import { flame, ln, man, p } from '../../../lib/art/print';
import type { GameOutcome } from '../../index';

const K = '#1f2426';

/** Those who live go out by the door; there is still a fire in the stove. */
function leaving(told: GameOutcome): string {
  let s =
    flame(917, 352, 0.34, '#c9622c', '#f0a23c', '#fff0b8') +
    `<ellipse cx="932" cy="330" rx="150" ry="90" fill="#f2a23f" opacity=".22" filter="url(#soft)"/>`;
  for (let i = 0; i < Math.min(5, Math.max(1, told.alive)); i++)
    s +=
      ln(`M${1262 - i * 74} ${368 + i * 9}L${1180 - i * 110} ${392 + i * 16}`, '#4a3b30', 6, 'opacity=".4"') +
      man(1262 - i * 74, 366 + i * 10, 118 + i * 14, K, i ? 'stand' : 'wave', i % 2 ? -1 : 1);
  return s;
}

/** The ink of what is written over it. */
export const ink = (): string => '#1f2426';

export function scene(told: GameOutcome): string {
  const r = rng(31);
  let s = `<rect width="1440" height="470" fill="${told.won ? '#d3ccbb' : '#c3c5c1'}"/>`;
  let st = '';
  for (let x = 8; x < 1440; x += 26) st += `M${x} 0V356M${x + 6} 0V356`;
  s += ln(st, '#b3b6b2', 2.2);
  s +=
    p('M0 0H1440V14H0Z', '#8f9493') +
    p('M0 342H1440V362H0Z', '#8f9493') +
    p('M0 362H1440V470H0Z', '#6f7576') +
    ln(
      'M0 384H1440M0 412H1440M0 446H1440M120 362l-40 108M330 362l-24 108M560 362l-10 108M780 362v108M1000 362l12 108M1210 362l26 108',
      '#5a6062',
      2,
    );
  // plaster gone, lath and brick
  s +=
    `<g filter="url(#cut)">` +
    p(
      'M1150 14H1440V150Q1400 168 1386 132Q1360 150 1340 112Q1290 120 1282 78Q1230 84 1216 46Q1180 48 1150 14Z',
      '#8a908f',
    ) +
    '</g>' +
    ln('M1240 44h60M1290 62h80M1310 84h90M1340 104h70M1390 124h40', '#6d7374', 3);
  // open door with the morning in it
  s +=
    p('M1186 362V96H1342V362Z', '#3b4244') +
    p('M1198 362V108H1330V362Z', '#f4f5f2') +
    p('M1198 270l18-12v-36h14v20l16-10v-50l8-16 8 16v46l14 8v-28h20v36l20-12h14v82h-132z', '#b5b9b8') +
    p('M1246 362h44l6-40h-54z', '#fafaf8', 'opacity=".7"') +
    ln('M1262 192v-16M1257 181h10', '#b5b9b8', 3);
  s +=
    p('M1342 104L1404 128V388L1342 362Z', '#4a3b30') +
    ln('M1354 130l38 14v92l-38-12zM1354 246l38 14v96l-38-14z', '#2e241d', 3) +
    `<circle cx="1396" cy="250" r="4" fill="#c9b67f"/>`;
  s += p('M1198 362H1330L1150 470H700Z', told.won ? '#ffe3a0' : '#fafaf8', `opacity="${told.won ? 0.6 : 0.26}"`);
  if (!told.won)
    s +=
      `<g filter="url(#cut)">` +
      p(
        'M1330 362Q1290 340 1240 350Q1200 356 1150 376Q1060 390 960 420Q1080 424 1180 414Q1280 424 1366 398Q1400 396 1412 384Q1380 366 1330 362Z',
        '#fdfdfb',
      ) +
      '</g>' +
      ln('M1180 392q60-12 130-8M1090 408q60-8 110-4', '#d5d8d5', 3);
  // stove, cold, door open
  s +=
    `<g transform="translate(932 372) scale(1.7)">` +
    p('M-4-40V-230H6V-40Z', '#2b3133') +
    ln('M-5-120h12M-5-180h12', '#4b5355', 3) +
    p('M-28 0V-7H-20V0ZM20 0V-7H28V0Z', K) +
    p('M-34-7V-44H34V-7Z', '#2b3133') +
    p('M-38-44H38V-50H-38Z', '#3b4244') +
    p('M-20-12V-34H6V-12Z', '#0c0f10') +
    p('M6-34L22-40V-16L6-12Z', '#3b4244') +
    ln('M-20-16q12-6 26 0', '#6d7374', 2.4) +
    p('M-16-12q10-7 20 0z', '#8f9493') +
    p('M10-50V-62H30V-50Z', '#565c5e') +
    ln('M8-62H32M17-65h6', K, 2.4) +
    '</g>';
  // days in fives: nine strokes
  const tally = (x: number, y: number, n: number): string => {
    let d = '';
    for (let i = 0; i < Math.min(4, n); i++) d += `M${x + i * 17} ${y + (i % 2) * 2}l${i % 2 ? 2 : -1} 50`;
    if (n >= 5) d += `M${x - 12} ${y + 42}L${x + 64} ${y + 6}`;
    return ln(d, '#2c3133', 4.4, 'filter="url(#cut)"');
  };
  for (let i = 0; i * 5 < Math.min(15, told.rounds); i++)
    s += tally(1000 + (i % 2) * 96, 128 + (i >> 1) * 66, Math.min(5, told.rounds - i * 5));
  // shelf with the cup
  s +=
    p('M706 214H846V221H706Z', '#4a3b30') +
    ln('M722 221l10 20M830 221l-10 20', '#2e241d', 4) +
    p('M742 214L747 184H775L780 214Z', '#f4f2ea') +
    ln('M780 208q12-2 9-13t-11-5', '#f4f2ea', 4) +
    ln('M745 194h32', '#7e8586', 2.4) +
    p('M800 214V190Q800 184 806 184H818Q824 184 824 190V214Z', '#7e8586') +
    ln('M802 200h20', '#565c5e', 2);
  // four pegs, four people
  s += '<g transform="translate(64 10)">';
  s += p('M428 238H664V247H428Z', '#4a3b30');
  for (const x of [458, 518, 578, 638]) s += ln(`M${x} 242v10q0 5 6 4`, '#c9b67f', 3.6);
  s +=
    p('M438 252Q436 228 458 226T480 252Q460 246 438 252Z', '#2b3133') +
    p('M432 252Q458 244 486 252L484 259Q458 251 434 259Z', '#16191a') +
    ln('M458 232v14', '#c9b67f', 3) +
    ln('M452 258Q436 300 450 330T464 300T456 258M450 262Q446 300 456 320', '#b0783c', 4);
  s +=
    p('M506 252Q498 300 494 338Q508 344 518 336Q530 346 544 336Q538 296 530 252Q518 262 506 252Z', '#5d7f9c') +
    ln('M500 318q18 8 40 0M502 304q16 7 36 0', '#dfe6ea', 2.4) +
    ln('M496 338v8M506 341v8M516 338v8M526 341v8M538 339v8', '#5d7f9c', 2.4);
  s +=
    ln('M578 252Q558 280 562 306M580 252Q600 280 596 306', K, 3.4) +
    p('M552 302H606V340H552Z', '#3a3f33') +
    p('M566 296h26v8h-26z', '#22261f') +
    `<circle cx="579" cy="321" r="12" fill="#1a1d1a"/><circle cx="579" cy="321" r="7" fill="#76806a"/><path d="M575 317q3-3 6-2" stroke="#e9eae7" stroke-width="2" fill="none"/>`;
  s +=
    p('M620 258Q638 248 656 258L664 344H612Z', '#5b4a66') +
    ln('M638 256V344M624 304h-6M652 304h6', '#3d3146', 2.6) +
    p('M622 250Q640 236 660 250Q656 258 640 256T616 256Z', '#e9e4d8');
  s += '</g>';
  // a chair each, one on its side
  s +=
    `<g transform="translate(770 400)" >` +
    ln('M0 0V-34M34 0V-34M0-34H34M0-34L-6-84M34-34L28-84M-5-72H29M-4-60H31', K, 5) +
    '</g>' +
    `<g transform="translate(600 408) rotate(84)">` +
    ln('M0 0V-34M34 0V-34M0-34H34M0-34L-6-84M34-34L28-84M-5-72H29', K, 5) +
    '</g>';
  if (told.won) return s + leaving(told);
  let d = '';
  for (let i = 0; i < 60; i++) d += `M${r1(1130 + r() * 220)} ${r1(110 + r() * 270)}h.1`;
  s += ln(d, '#fff', 4.4);
  return s;
}
