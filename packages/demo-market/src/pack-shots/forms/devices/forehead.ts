import { darker, mix, readableOn, shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { matte } from '../../svg/light.ts';
import { ellipse, line, moved, path, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import { digits, temperature } from './display.ts';
import type { Form } from '../form.ts';

const head = 'M84 122Q84 62 146 60L316 52Q364 52 366 100V138Q364 182 318 184L148 190Q84 186 84 122z';
const grip = 'M150 182L274 178Q270 204 276 226L304 404Q306 430 280 436L214 444Q186 444 182 416z';

/** A thermometer that measures without touching, held like a pistol. */
export const forehead: Form = (canvas, shot) => {
  const { accent, pack } = shot;
  const ink = readableOn(accent);
  const light = canvas.linear(matte);
  floor(canvas, 244, 440, 84);
  canvas.add(
    path(grip, '#e9eef4'),
    path('M166 262L281 246 304 404Q306 430 280 436L214 444Q186 444 182 416z', accent),
    path(grip, light),
    line(grip, shadow, 1, { opacity: 0.2 }),
    path('M272 198q22 2 20 32-2 20-14 26l-6-34z', darker(accent, 0.5)),
    path('M356 84q38-4 42 18v24q-4 22-42 18z', '#3a4250'),
    ellipse(398, 114, 8, 19, '#0f1720'),
    ellipse(397, 114, 4, 12, '#6b1f2a'),
    path(head, '#fbfcfd'),
    path(
      head,
      canvas.linear(
        [
          [0, white, 0.6],
          [0.4, white, 0],
          [0.75, shadow, 0.1],
          [1, shadow, 0.36],
        ],
        'down',
      ),
    ),
    path(head, light, { opacity: 0.5 }),
    line(head, shadow, 1, { opacity: 0.25 }),
    rect(116, 80, 160, 88, '#1b2430', 16),
    rect(
      124,
      88,
      144,
      72,
      canvas.linear(
        [
          [0, mix('#1c7d5a', accent, 0.5)],
          [1, '#0c4436'],
        ],
        'down',
      ),
      10,
    ),
    path('M124 98q0-10 10-10h80l-50 72h-30q-10 0-10-10z', white, { opacity: 0.1 }),
    digits(temperature(shot.random), 184, 144, 56, { fill: '#eafff4' }),
    digits('°C', 249, 114, 17, { fill: '#eafff4' }),
    moved('rotate(-8 300 118)', rect(296, 90, 40, 14, accent, 7)),
    moved(
      'rotate(-8 214 226) translate(216 232)',
      wordmark({ ...shot, brand: pack.brand }, 0, 0, 24, {
        colour: darker(accent, 0.3),
        anchor: 'middle',
        max: 104,
      }),
    ),
    moved(
      'rotate(-8 236 330) translate(182 276)',
      block(
        pack.label,
        { x: 0, y: 0, w: 106, h: 92 },
        { weight: 700, fill: ink, most: 24, anchor: 'middle' },
      ),
      text(pack.size, 53, 116, 15, { fill: ink, anchor: 'middle', max: 96, weight: 700 }),
    ),
  );
};
