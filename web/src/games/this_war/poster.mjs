// The poster of This War of Mine.
import { ln, p, person, r1, rng, wrap } from '../../../build-tools/print.mjs';

export default () => {
  const r = rng(31);
  let s =
    `<rect width="600" height="440" fill="#cfd1ce"/>` +
    p('M0 0H600V150Q420 110 300 150T0 130Z', '#b4b8b7') +
    p('M0 0H600V70Q400 50 260 82T0 60Z', '#989e9f');
  s +=
    p(
      'M140 300Q120 220 160 180Q196 130 150 80Q140 40 176 -10H260Q216 50 236 100Q250 160 204 206Q188 250 200 300Z',
      '#7e8586',
      'opacity=".75" filter="url(#cut)"',
    ) +
    p(
      'M440 300Q430 250 456 214Q490 170 456 120Q450 80 480 40H540Q506 90 520 130Q530 190 490 226Q476 260 480 300Z',
      '#8a9091',
      'opacity=".7" filter="url(#cut)"',
    );
  const block = (x, w, top, c, win, seed, broke = 1) => {
    const q = rng(seed);
    let pts = `M${x} 440V${top + 20}`;
    let cx = x;
    while (cx < x + w) {
      const st = 8 + q() * 16;
      pts += `L${r1(cx)} ${r1(top + (broke ? q() * 34 : 0))}`;
      cx += st;
      if (cx < x + w) pts += `L${r1(cx)} ${r1(top + (broke ? q() * 30 : 0))}`;
    }
    pts += `L${x + w} ${top + 12}V440Z`;
    let o = p(pts, c);
    for (let yy = top + 42; yy < 400; yy += 24)
      for (let xx = x + 9; xx < x + w - 12; xx += 19)
        if (q() > 0.2)
          o += `<rect x="${r1(xx)}" y="${yy}" width="9" height="13" fill="${q() > 0.12 ? win : '#cfd1ce'}"/>`;
    return o;
  };
  for (const [x, w, t, sd] of [
    [-10, 80, 190, 1],
    [76, 60, 150, 2],
    [150, 90, 206, 3],
    [330, 70, 176, 5],
    [410, 60, 214, 6],
    [470, 90, 168, 7],
    [560, 60, 200, 8],
  ])
    s += block(x, w, t, '#8d9394', '#767c7e', sd);
  for (const [x, w, t, sd] of [
    [-20, 120, 236, 11],
    [110, 84, 262, 12],
    [400, 96, 250, 13],
    [506, 110, 226, 14],
  ])
    s += block(x, w, t, '#5c6264', '#454a4c', sd);
  // church tower, broken
  s +=
    p('M252 440V150L268 96L274 60L280 98L286 104L296 152V440Z', '#4d5355') +
    ln('M274 60V40M268 47h12', '#4d5355', 3) +
    p('M264 170h10v24h-10zM276 172h9v22h-9z', '#2a2f31');
  s += '<g transform="translate(26 0)">';
  s +=
    `<g filter="url(#cut)">` +
    p(
      'M196 440V236L214 226L226 238L246 214L262 222L284 206L306 216L322 204L348 222L366 214L384 238V262L400 280V440Z',
      '#23292b',
    ) +
    '</g>';
  const wn = [
    [216, 262],
    [258, 262],
    [342, 262],
    [216, 310],
    [300, 310],
    [342, 310],
    [258, 358],
    [216, 358],
    [342, 358],
  ];
  for (const [x, y] of wn)
    s +=
      `<rect x="${x}" y="${y}" width="24" height="32" fill="#0f1314"/>` +
      ln(`M${x} ${y}l24 32M${x + 24} ${y}l-24 32`, '#3b4244', 2.4);
  s +=
    p('M258 310h24v32h-24z', '#f3a24a') +
    p('M300 262h24v32h-24z', '#0f1314') +
    p('M258 310h24v32h-24z', '#ffd58a', 'opacity=".5"') +
    ln('M270 310v32M258 326h24', '#23292b', 2.5) +
    p('M264 342v-12q0-5 5-5t5 5v12z', '#23292b') +
    p('M240 342L282 342L330 440H180Z', '#f3a24a', 'opacity=".16"') +
    '</g>';
  s +=
    p('M0 400Q100 376 200 398T400 394T600 386V440H0Z', '#e9eae7') +
    p('M0 420Q160 398 320 420T600 410V440H0Z', '#fafaf8') +
    p('M190 404l20-14 26 8 18-16 30 18 24-10 30 14 26-16 38 18Z', '#3a4143');
  s +=
    person(196, 424, 74, '#14181a', 1) +
    ln('M212 430l16 4M232 426l16 5M254 430l16 3', '#b9bdbc', 2.4) +
    ln('M456 118q8-8 14 0q8-8 15 0M494 96q6-6 11 0q6-6 12 0M92 96q7-7 13 0q7-7 14 0', '#1f2426', 2.6) +
    ln('M0 346Q150 380 252 348M400 330Q500 366 600 330', '#1f2426', 1.4);
  let d = '';
  for (let i = 0; i < 170; i++) d += `M${r1(r() * 600)} ${r1(r() * 430)}h.1`;
  s += ln(d, '#fff', 3.6, 'opacity=".95"');
  d = '';
  for (let i = 0; i < 60; i++) d += `M${r1(r() * 600)} ${r1(r() * 430)}h.1`;
  s += ln(d, '#fff', 6);
  return wrap(s);
};
