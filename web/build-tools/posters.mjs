// Four five-ink block prints. 600 x 440, subject in the middle 260 so that a narrow crop still reads.
const r1 = n => Math.round(n * 10) / 10;
const rng = seed => () => { seed |= 0; seed = seed + 0x6D2B79F5 | 0; let t = Math.imul(seed ^ seed >>> 15, 1 | seed); t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t; return ((t ^ t >>> 14) >>> 0) / 4294967296; };
function smooth(pts, closed = true, k = 6) {
  const n = pts.length, at = i => closed ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))];
  let d = `M${r1(pts[0][0])} ${r1(pts[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${r1(b[0] + (c[0] - a[0]) / k)} ${r1(b[1] + (c[1] - a[1]) / k)} ${r1(c[0] - (e[0] - b[0]) / k)} ${r1(c[1] - (e[1] - b[1]) / k)} ${r1(c[0])} ${r1(c[1])}`;
  }
  return d + (closed ? 'Z' : '');
}
function palm(x, y, h, r, ink, leaf, hi) {
  const lean = (r() - .5) * h * .5, tx = x + lean, ty = y - h; let s = '';
  s += `<path d="M${r1(x)} ${r1(y)}Q${r1(x + lean * .1)} ${r1(y - h * .6)} ${r1(tx)} ${r1(ty)}" fill="none" stroke="${ink}" stroke-width="${r1(h * .09)}" stroke-linecap="round"/>`;
  const n = 7; for (let i = 0; i < n; i++) { const a = Math.PI * (1.02 + .96 * i / (n - 1)) + (r() - .5) * .2, L = h * (.5 + r() * .12);
    const ex = tx + Math.cos(a) * L, ey = ty + Math.sin(a) * L * .62 + L * .34, mx = tx + Math.cos(a) * L * .55, my = ty + Math.sin(a) * L * .75;
    s += `<path d="M${r1(tx)} ${r1(ty)}Q${r1(mx)} ${r1(my)} ${r1(ex)} ${r1(ey)}Q${r1(mx)} ${r1(my + L * .3)} ${r1(tx)} ${r1(ty)}" fill="${i % 2 ? leaf : hi}"/>`; }
  return s;
}
const p = (d, f, x = '') => `<path d="${d}" fill="${f}" ${x}/>`, ln = (d, s, w = 1.5, x = '') => `<path d="${d}" fill="none" stroke="${s}" stroke-width="${w}" stroke-linecap="round" ${x}/>`;
const lines = (y0, y1, n, seed, w = 600, dens = 1) => { const r = rng(seed); let d = ''; for (let i = 0; i < n; i++) { const t = i / n, y = y0 + (y1 - y0) * t * t; let x = r() * 60 - 60; while (x < w) { const L = (20 + r() * 90) * (.4 + t * 1.2); d += `M${r1(x)} ${r1(y + r() * 2)}h${r1(L)}`; x += L + (14 + r() * 60) / dens; } } return d; };
const rays = (cx, cy, r0, r1_, n, w) => { let d = ''; for (let i = 0; i < n; i++) { const a = i / n * 6.2832, b = w; d += `M${r1(cx + Math.cos(a - b) * r0)} ${r1(cy + Math.sin(a - b) * r0)}L${r1(cx + Math.cos(a) * r1_)} ${r1(cy + Math.sin(a) * r1_)}L${r1(cx + Math.cos(a + b) * r0)} ${r1(cy + Math.sin(a + b) * r0)}Z`; } return d; };
const person = (x, y, h, c, pack = 0) => `<g transform="translate(${x} ${y}) scale(${h / 40})" fill="${c}"><circle cx="0" cy="-35" r="4.600"/><path d="M-5-29h10l2 14-2 2 1 13h-4l-2-12-2 12h-4l1-13-2-2z"/>${pack ? '<path d="M-5-29c-7 0-8 4-7.500 12l7.500 1z"/><path d="M7-26l3 27" stroke="' + c + '" stroke-width="1.600"/>' : ''}</g>`;
const filters = `<defs><filter id="cut" x="-3%" y="-3%" width="106%" height="106%"><feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="3"/><feDisplacementMap in="SourceGraphic" scale="5"/></filter><filter id="grain"><feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="1" seed="8"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .96  0 0 0 0 .86  0 0 0 -9 3.05"/></filter></defs>`;
const wrap = (id, s) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 440" preserveAspectRatio="xMidYMid slice">${filters}${s}<rect width="600" height="440" filter="url(#grain)" opacity=".34"/></svg>`;
export const robinson = () => { const r = rng(11); let s = `<rect width="600" height="440" fill="#f4d38c"/>`;
  s += p(rays(300, 214, 96, 560, 44, .022), '#efb565') + p('M0 0H600V70Q450 92 300 64T0 84Z', '#e0713f') + p('M0 60Q150 98 300 74T600 82V108Q440 120 300 104T0 122Z', '#e99353', 'opacity=".85"');
  s += `<circle cx="300" cy="214" r="92" fill="#fbeec2"/><circle cx="300" cy="214" r="92" fill="none" stroke="#e0713f" stroke-width="3"/>`;
  s += ln('M70 132q10-9 18 0q9-9 19 1M118 112q8-8 15 0q8-7 15 1M478 128q9-9 17 0q9-8 18 1', '#17393d', 2.6);
  // island
  s += `<g filter="url(#cut)">` + p(smooth([[120, 262], [170, 246], [214, 206], [252, 152], [276, 128], [292, 136], [306, 126], [326, 142], [366, 200], [420, 236], [470, 252], [500, 264]], false) + 'V290H100V262Z', '#1f5e5d');
  s += p('M306 126L326 142L366 200L420 236L470 252L500 264V290H330Q350 230 318 190Q330 160 306 126Z', '#143f44') + '</g>';
  s += ln('M270 150l-18 40M262 168l-26 44M286 150l-10 46M248 200l-30 34M300 150l2 40', '#f4d38c', 2, 'opacity=".75"') + ln('M340 186l20 34M352 184l30 42M330 214l16 30M384 226l24 26', '#2b7a76', 2);
  s += p('M283 132Q276 104 292 92Q282 78 300 62Q296 84 306 96Q300 110 304 128Z', '#f8e6bb', 'opacity=".85"');
  for (let i = 0; i < 16; i++) s += palm(136 + i * 22 + r() * 8, 270 + r() * 5, 24 + r() * 20, r, '#0d2b30', '#0d2b30', '#174a4a');
  s += p('M110 268Q300 256 510 270L524 282Q300 272 96 282Z', '#f2cf8a');
  s += p('M0 276H600V440H0Z', '#2b7f80') + p('M0 276H600V286Q300 278 0 288Z', '#f8e6bb', 'opacity=".55"') + ln(lines(288, 440, 24, 5), '#123c42', 3) + ln(lines(284, 420, 18, 9, 600, .35), '#f6dca0', 2.4) + p('M222 282L378 282L420 440H180Z', '#f8e0a0', 'opacity=".26"');
  // wreck
  s += `<g filter="url(#cut)" transform="translate(6 10)">` + p('M-10 440V356Q70 372 128 344Q180 320 206 276Q216 330 190 372Q240 384 250 440Z', '#0c2429') + p('M206 276Q180 322 128 344Q70 372 -10 356V372Q80 386 136 360Q186 336 206 276Z', '#7a3b22');
  s += ln('M20 382V440M58 380V440M98 370V440M136 352V440M170 330V440', '#2b7f80', 3, 'opacity=".8"') + ln('M0 404Q110 412 190 372', '#f2cf8a', 2, 'opacity=".6"') + '</g>';
  s += ln('M84 372L150 178', '#0c2429', 8) + ln('M108 226L196 246', '#0c2429', 5) + p('M118 234L192 250Q184 296 158 330Q150 300 128 290Q130 270 104 272Z', '#f6e3b4') + ln('M124 248l58 14M118 266l56 14M134 288l28 10', '#c5a867', 2) + ln('M150 178L60 372M150 178L206 280', '#0c2429', 1.6);
  // foreground leaf
  s += `<g fill="#0c2429" filter="url(#cut)"><path d="M600 440V250Q560 262 540 300Q520 282 500 296Q530 310 536 344Q500 330 470 352Q516 356 532 384Q490 384 466 410Q516 404 540 440Z"/></g>`;
  return wrap('r', s); };
export const naufragos = () => { const r = rng(21); let s = `<rect width="600" height="440" fill="#f7e3bd"/>` + p('M0 0H600V120Q460 96 320 118T0 110Z', '#8ec7bd') + p('M0 96Q160 126 320 108T600 112V140Q420 128 300 142T0 138Z', '#bfddc6');
  s += `<circle cx="392" cy="112" r="42" fill="#fff3cf"/>` + `<g filter="url(#cut)">` + p('M60 240L150 196L206 132L262 74L284 60L306 78L350 150L398 190L470 214L540 240Z', '#c9743c') + p('M284 60L306 78L350 150L398 190L470 214L540 240H320Q340 190 300 150Q316 110 284 60Z', '#9a4f2a') + '</g>' + ln('M270 90l-30 48M254 120l-34 44M284 96l-8 60M226 160l-36 34', '#f3c58b', 2.400) + ln('M284 60V40M284 40l16 5-16 6', '#1d3b40', 2.600);
  for (let i = 0; i < 26; i++) { const x = 40 + i * 21; s += `<circle cx="${r1(x)}" cy="${r1(238 + r() * 8)}" r="${r1(12 + r() * 9)}" fill="${i % 3 ? '#2e6a53' : '#3c8063'}"/>`; }
  s += p('M0 246Q140 236 300 246T600 242V300H0Z', '#2f9390') + ln(lines(254, 300, 10, 3), '#e9f2dc', 2.200) + p('M0 288Q120 272 240 290T470 280T600 288V440H0Z', '#efcd8d') + p('M0 288Q120 272 240 290T470 280T600 288V298Q470 290 240 302T0 300Z', '#fff3d6') + p('M0 372Q200 338 400 372T600 360V440H0Z', '#dcae66');
  let d = ''; for (let i = 0; i < 120; i++) d += `M${r1(r() * 600)} ${r1(310 + r() * 120)}h1.500`; s += ln(d, '#b27f3a', 2.200);
  // smoke, fire, tent
  s += `<g transform="translate(22 0)">` + p('M318 330Q300 286 330 250Q356 214 330 170Q318 140 344 96Q346 146 366 176Q384 224 352 264Q338 292 336 330Z', '#fff8e6', 'opacity=".82" filter="url(#cut)"') + '</g>';
  s += `<g transform="translate(34 0)">`; s += `<g filter="url(#cut)">` + p('M150 372L214 268L296 372Z', '#fdf2d8') + p('M214 268L296 372H244L206 282Z', '#d9bd8b') + p('M200 372L211 304L236 372Z', '#1d3b40') + '</g>' + ln('M214 268L206 250M150 372l-18 8M296 372l20 8', '#1d3b40', 3.400) + ln('M180 336l10 34M170 352l4 18', '#c9a870', 1.600) + '</g>';
  s += `<g transform="translate(352 366)">` + p('M-20 0Q-26-26-8-38Q-10-22 0-18Q-2-46 14-54Q10-32 20-24Q28-12 18 0Z', '#e8762e') + p('M-9 0Q-12-14-1-20Q2-10 8-16Q14-8 8 0Z', '#fbd25a') + ln('M-26 4L26-5M-26-5L26 4', '#1d3b40', 6) + '</g>';
  s += person(392, 372, 56, '#1d3b40') + person(416, 378, 50, '#1d3b40') + person(312, 384, 40, '#1d3b40');
  s += ln('M360 404h90M350 412h60M150 392h80', '#b27f3a', 2);
  s += palm(118, 440, 330, rng(12), '#1d3b40', '#16332f', '#24594a') + palm(486, 440, 300, rng(9), '#1d3b40', '#16332f', '#24594a');
  return wrap('n', s); };
export const this_war = () => { const r = rng(31); let s = `<rect width="600" height="440" fill="#cfd1ce"/>` + p('M0 0H600V150Q420 110 300 150T0 130Z', '#b4b8b7') + p('M0 0H600V70Q400 50 260 82T0 60Z', '#989e9f');
  s += p('M140 300Q120 220 160 180Q196 130 150 80Q140 40 176 -10H260Q216 50 236 100Q250 160 204 206Q188 250 200 300Z', '#7e8586', 'opacity=".75" filter="url(#cut)"') + p('M440 300Q430 250 456 214Q490 170 456 120Q450 80 480 40H540Q506 90 520 130Q530 190 490 226Q476 260 480 300Z', '#8a9091', 'opacity=".7" filter="url(#cut)"');
  const block = (x, w, top, c, win, seed, broke = 1) => { const q = rng(seed); let pts = `M${x} 440V${top + 20}`; let cx = x; while (cx < x + w) { const st = 8 + q() * 16; pts += `L${r1(cx)} ${r1(top + (broke ? q() * 34 : 0))}`; cx += st; if (cx < x + w) pts += `L${r1(cx)} ${r1(top + (broke ? q() * 30 : 0))}`; } pts += `L${x + w} ${top + 12}V440Z`; let o = p(pts, c); for (let yy = top + 42; yy < 400; yy += 24) for (let xx = x + 9; xx < x + w - 12; xx += 19) if (q() > .2) o += `<rect x="${r1(xx)}" y="${yy}" width="9" height="13" fill="${q() > .12 ? win : '#cfd1ce'}"/>`; return o; };
  for (const [x, w, t, sd] of [[-10, 80, 190, 1], [76, 60, 150, 2], [150, 90, 206, 3], [330, 70, 176, 5], [410, 60, 214, 6], [470, 90, 168, 7], [560, 60, 200, 8]]) s += block(x, w, t, '#8d9394', '#767c7e', sd);
  for (const [x, w, t, sd] of [[-20, 120, 236, 11], [110, 84, 262, 12], [400, 96, 250, 13], [506, 110, 226, 14]]) s += block(x, w, t, '#5c6264', '#454a4c', sd);
  // church tower, broken
  s += p('M252 440V150L268 96L274 60L280 98L286 104L296 152V440Z', '#4d5355') + ln('M274 60V40M268 47h12', '#4d5355', 3) + p('M264 170h10v24h-10zM276 172h9v22h-9z', '#2a2f31');
  s += '<g transform="translate(26 0)">';
  s += `<g filter="url(#cut)">` + p('M196 440V236L214 226L226 238L246 214L262 222L284 206L306 216L322 204L348 222L366 214L384 238V262L400 280V440Z', '#23292b') + '</g>';
  const wn = [[216, 262], [258, 262], [342, 262], [216, 310], [300, 310], [342, 310], [258, 358], [216, 358], [342, 358]]; for (const [x, y] of wn) s += `<rect x="${x}" y="${y}" width="24" height="32" fill="#0f1314"/>` + ln(`M${x} ${y}l24 32M${x + 24} ${y}l-24 32`, '#3b4244', 2.400);
  s += p('M258 310h24v32h-24z', '#f3a24a') + p('M300 262h24v32h-24z', '#0f1314') + p('M258 310h24v32h-24z', '#ffd58a', 'opacity=".5"') + ln('M270 310v32M258 326h24', '#23292b', 2.500) + p('M264 342v-12q0-5 5-5t5 5v12z', '#23292b') + p('M240 342L282 342L330 440H180Z', '#f3a24a', 'opacity=".16"') + '</g>';
  s += p('M0 400Q100 376 200 398T400 394T600 386V440H0Z', '#e9eae7') + p('M0 420Q160 398 320 420T600 410V440H0Z', '#fafaf8') + p('M190 404l20-14 26 8 18-16 30 18 24-10 30 14 26-16 38 18Z', '#3a4143');
  s += person(196, 424, 74, '#14181a', 1) + ln('M212 430l16 4M232 426l16 5M254 430l16 3', '#b9bdbc', 2.400) + ln('M456 118q8-8 14 0q8-8 15 0M494 96q6-6 11 0q6-6 12 0M92 96q7-7 13 0q7-7 14 0', '#1f2426', 2.600) + ln('M0 346Q150 380 252 348M400 330Q500 366 600 330', '#1f2426', 1.400);
  let d = ''; for (let i = 0; i < 170; i++) d += `M${r1(r() * 600)} ${r1(r() * 430)}h.1`; s += ln(d, '#fff', 3.600, 'opacity=".95"'); d = ''; for (let i = 0; i < 60; i++) d += `M${r1(r() * 600)} ${r1(r() * 430)}h.1`; s += ln(d, '#fff', 6);
  return wrap('t', s); };
export const under_our_sun = () => { const r = rng(41); let s = `<rect width="600" height="440" fill="#e8953f"/>`; for (const [q, c] of [[300, '#eca34b'], [232, '#f0b25b'], [172, '#f5c475'], [126, '#f9d896']]) s += `<circle cx="300" cy="150" r="${q}" fill="${c}" filter="url(#cut)"/>`; s += p(rays(300, 150, 92, 176, 60, .02), '#fdf0cb') + `<circle cx="300" cy="150" r="88" fill="#fffaf0"/><circle cx="300" cy="150" r="98" fill="none" stroke="#b4502a" stroke-width="2.500" stroke-dasharray="3 6"/>`;
  s += ln(lines(70, 74, 1, 2) + 'M20 96h110M40 104h60M470 86h90M500 94h60M60 160h50M500 176h70M176 60h44M190 68h18M392 96h30', '#c9662f', 2.400);
  const pylon = (x, y, h, k) => `<g transform="translate(${x} ${y}) scale(${h / 100}) rotate(${k})" stroke="#43221c" fill="none" stroke-width="3.400"><path d="M-18 0L-5-84L0-104L5-84L18 0M-15-20L11-46M15-20L-11-46M-11-46L8-66M11-46L-8-66M-24-84H24M-20-66H20M-24-84l4 9M24-84l-4 9"/></g>`;
  s += `<g filter="url(#cut)">` + p('M0 268L40 250L58 258V214H74V200H92V232H108V256L150 262L176 240L190 240V224H204V250L240 264H380L402 246L420 250V206H432V190H440V222H456V248L520 262L600 244V330H0Z', '#b4502a') + '</g>' + p('M404 250h12v6h-12zM62 222h6v8h-6zM80 210h6v8h-6z', '#e8953f');
  s += pylon(222, 296, 178, -3) + pylon(396, 286, 112, 3) + pylon(520, 276, 76, 0) + pylon(70, 300, 150, 2) + ln('M172 148Q270 246 372 191M257 146Q330 232 426 194M426 194Q470 216 502 213M112 174Q140 180 172 148M0 140Q20 170 34 172', '#43221c', 1.500);
  s += p('M0 292Q120 258 260 286T520 276T600 284V440H0Z', '#d8833a') + p('M0 292Q120 258 260 286T520 276T600 284V292Q460 284 260 298T0 304Z', '#f6cd85') + p('M0 356Q150 300 330 340T600 326V440H0Z', '#8f3d22') + p('M0 356Q150 300 330 340Q220 336 150 372T0 402Z', '#c0612f');
  s += ln('M30 372q70-34 150-34M20 388q80-38 176-36M60 396q70-30 150-28M380 352q100-14 220-8M360 366q120-18 240-6M400 384q100-12 200-2', '#6b2c1c', 2) + p('M0 440V412Q180 372 340 402T600 384V440Z', '#43221c');
  // hex scars
  let d = ''; for (const [x, y, k] of [[400, 306, 15], [428, 306, 15], [414, 296, 13], [386, 296, 13]]) { d += 'M'; for (let i = 0; i <= 6; i++) { const a = i * 1.0472 + .5236; d += `${r1(x + Math.cos(a) * k)} ${r1(y + Math.sin(a) * k * .38)} `; if (i < 6) d += 'L'; } } s += ln(d, '#8f3d22', 1.500);
  s += `<g transform="translate(296 398)">` + p('M-4 0L-120 34L-96 40L6 4Z', '#1c0d0a', 'opacity=".7"') + '</g>' + `<g transform="translate(300 400) scale(1.900)" fill="#2a1310"><path d="M-2-48c4 0 6 3 6 6l5 3-5 2c1 2 5 4 6 10l3 22h-5l1 6h-5l-3-6-3 6h-5l1-6h-5l3-22c1-6 3-8 5-10-2-2-2-4-2-5 0-4 1-6 3-6z"/><path d="M12-34V2" stroke="#2a1310" stroke-width="1.600"/><path d="M-9-30c-6 0-7 4-6 14h6z"/><path d="M4-38q14-2 22 5q-12-2-20 0z" fill="#b4502a"/></g>`;
  let g = ''; for (let i = 0; i < 70; i++) g += `M${r1(r() * 600)} ${r1(300 + r() * 130)}h2`; s += ln(g, '#f6cd85', 1.600, 'opacity=".7"');
  return wrap('u', s); };
