// The poster of a game that has none of its own: a coast at dawn, and nobody on it yet.
import { lines, ln, p, rays, wrap } from '../../build-tools/print.mjs';

export default () =>
  wrap(
    `<rect width="600" height="440" fill="#e9e2cd"/><circle cx="300" cy="214" r="150" fill="#f1d9a6" filter="url(#cut)"/>` +
      p(rays(300, 214, 88, 160, 40, 0.02), '#f8ecc9') +
      `<circle cx="300" cy="214" r="74" fill="#fbf4de"/>` +
      p('M0 240Q90 196 176 226T330 218T470 204T600 232V300H0Z', '#8fa79d', 'filter="url(#cut)"') +
      p('M0 262H600V440H0Z', '#5f8a8a') +
      ln(lines(270, 400, 16, 7), '#cfe0d2', 1.5, 'opacity=".8"') +
      p('M0 440V382Q150 344 310 374T600 352V440Z', '#2c4a4c', 'filter="url(#cut)"'),
  );
