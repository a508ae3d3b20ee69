import { darker, readableOn, shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { matte } from '../../svg/light.ts';
import { circle, line, path, rect } from '../../svg/svg.ts';
import { text } from '../../svg/text.ts';
import { wordmark } from '../../parts/wordmark.ts';
import { digits } from './display.ts';
import type { Form } from '../form.ts';

const body = 'M64 130Q64 92 104 92H376Q416 92 416 130L428 380Q428 412 392 412H88Q52 412 52 380z';
const heart = 'M114 300q4-8 9-2 5-6 9 2 0 7-9 12-9-5-9-12z';

/** A blood pressure monitor with its readings. */
export const tensiometer: Form = (canvas, shot) => {
  const { accent, pack, random } = shot;
  const ink = readableOn(accent);
  const lower = random.int(70, 81);
  const right = { anchor: 'end' } as const;
  const left = { anchor: 'start' } as const;
  floor(canvas, 240, 414, 178);
  canvas.add(
    path(body, '#f8fafc'),
    path('M54 344L52 380Q52 412 88 412H392Q428 412 428 380L426 344z', accent),
    path(
      body,
      canvas.linear(
        [
          [0, white, 0.5],
          [0.6, white, 0],
          [1, shadow, 0.25],
        ],
        'down',
      ),
    ),
    path(body, canvas.linear(matte), { opacity: 0.6 }),
    rect(92, 142, 196, 188, '#1b2430', 16),
    rect(
      101,
      151,
      178,
      170,
      canvas.linear(
        [
          [0, '#cddbd6'],
          [1, '#e8f0ea'],
        ],
        [0, 0, 1, 1],
      ),
      9,
    ),
    path('M101 160q0-9 9-9h80l-84 170q-5-1-5-9z', white, { opacity: 0.2 }),
    digits(String(random.int(112, 127)), 268, 214, 62, right),
    digits(String(lower), 268, 274, 54, right),
    digits(String(lower - 6), 268, 311, 30, right),
    digits('SYS', 112, 184, 15, left),
    digits('DIA', 112, 246, 15, left),
    path(heart, accent),
    wordmark({ ...shot, brand: pack.brand }, 104, 126, 25, { colour: darker(accent, 0.3), max: 180 }),
    circle(352, 262, 50, shadow, { opacity: 0.12 }),
    circle(352, 258, 48, accent),
    circle(
      352,
      258,
      48,
      canvas.linear(
        [
          [0, white, 0.4],
          [1, shadow, 0.2],
        ],
        [0, 0, 1, 1],
      ),
    ),
    line('M352 240v18M340 247a17 17 0 1024 0', white, 5, { round: true }),
    rect(308, 160, 40, 26, '#e4ebf2', 8),
    rect(356, 160, 40, 26, '#e4ebf2', 8),
    text(pack.label, 240, 376, 25, { weight: 700, fill: ink, anchor: 'middle', max: 330 }),
    text(pack.size, 240, 399, 15, { fill: ink, anchor: 'middle', max: 300 }),
  );
};
