import type { Canvas } from '../../svg/canvas.ts';
import { darker, readableOn, shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import type { Shot } from '../../label.ts';
import { matte } from '../../svg/light.ts';
import { circle, ellipse, line, path, rect } from '../../svg/svg.ts';
import { block, text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import { digits } from './display.ts';
import type { Form } from '../form.ts';

const body = 'M124 96Q124 34 232 34T340 96Q350 240 326 378Q316 446 232 446T138 378Q114 240 124 96z';
const panel = 'M134 108Q134 48 232 48T330 108Q338 200 330 262Q232 292 134 262Q126 200 134 108z';

/** A blood sugar meter with a vial of strips. */
export const glucometer: Form = (canvas, shot) => {
  const { accent, pack } = shot;
  const ink = readableOn(accent);
  floor(canvas, 232, 448, 106);
  canvas.add(
    rect(212, 428, 40, 24, '#f2f2ee', 2),
    path(body, accent),
    path(panel, '#f9fbfd'),
    path(body, canvas.linear(matte)),
    rect(156, 86, 152, 140, '#1b2430', 16),
    rect(
      164,
      94,
      136,
      124,
      canvas.linear(
        [
          [0, '#cfdccb'],
          [1, '#e6efe0'],
        ],
        [0, 0, 1, 1],
      ),
      10,
    ),
    path('M164 104q0-10 10-10h70l-60 124h-10q-10 0-10-10z', white, { opacity: 0.1 }),
    digits(String(shot.random.int(88, 121)), 232, 170, 66),
    digits('mg/dL', 288, 190, 15, { anchor: 'end' }),
    digits('08:30', 174, 113, 14, { anchor: 'start' }),
    line('M174 206h108', '#1b281f', 4, { dash: '10 4', opacity: 0.55 }),
    wordmark({ ...shot, brand: pack.brand }, 232, 72, 21, {
      colour: darker(accent, 0.35),
      anchor: 'middle',
      max: 150,
    }),
    block(
      pack.label,
      { x: 150, y: 290, w: 164, h: 62 },
      { weight: 700, fill: ink, anchor: 'middle', most: 26 },
    ),
    text(pack.size, 232, 372, 15, { fill: ink, anchor: 'middle', max: 150 }),
    circle(232, 252, 19, '#e8eef4'),
    circle(
      232,
      251,
      17,
      canvas.linear(
        [
          [0, white],
          [1, '#c9d3de'],
        ],
        'down',
      ),
    ),
    ellipse(176, 244, 16, 11, '#dfe7ef'),
    ellipse(288, 244, 16, 11, '#dfe7ef'),
    rect(204, 396, 56, 10, shadow, 5, { opacity: 0.35 }),
  );
  vial(canvas, shot);
};

function vial(canvas: Canvas, { accent, companion, pack }: Shot): void {
  floor(canvas, 402, 448, 36);
  canvas.add(
    rect(372, 310, 62, 136, white, 9),
    rect(372, 352, 62, 60, accent),
    text(/^\d+/.exec(pack.size)?.[0] ?? '', 403, 390, 30, {
      weight: 700,
      fill: readableOn(accent),
      anchor: 'middle',
      max: 54,
    }),
    rect(370, 300, 66, 26, companion, 7),
    rect(370, 300, 66, 146, canvas.linear(matte), 8),
  );
}
