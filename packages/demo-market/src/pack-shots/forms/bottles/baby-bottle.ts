import { cap } from '../../parts/cap.ts';
import { darker, readableOn, shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { clipped, ellipse, line, path } from '../../svg/svg.ts';
import { pill } from '../../parts/pill.ts';
import { block } from '../../svg/text.ts';
import { mark, wordmark } from '../../parts/wordmark.ts';
import type { Form } from '../form.ts';

const teat = 'M222 92Q214 82 228 66Q226 42 240 42T252 66Q266 82 258 92L282 118H198z';
const body =
  'M178 172H302Q326 186 326 222Q326 250 316 276Q310 300 318 326Q328 356 326 392V420Q326 444 304 446Q240 452 176 446Q154 444 154 420V392Q152 356 162 326Q170 300 164 276Q154 250 154 222Q154 186 178 172z';
const scale = Array.from({ length: 9 }, (_, i) => `M292 ${250 + i * 20}h${i % 2 === 0 ? 18 : 10}`).join('');

/** A bottle with a waist, filled with milk, printed on the glass. */
export const babyBottle: Form = (canvas, shot) => {
  const { accent, companion, identity, pack } = shot;
  floor(canvas, 240, 446, 84);
  canvas.add(
    path(teat, '#f2dcc0'),
    path(
      teat,
      canvas.linear([
        [0, shadow, 0.22],
        [0.3, white, 0.6],
        [0.6, white, 0],
        [1, shadow, 0.2],
      ]),
    ),
    path(body, '#eaf2f8'),
    clipped(canvas.clip(body), path('M140 238H340V452H140z', '#fdf8ee'), ellipse(240, 238, 92, 8, '#fffdf8')),
    path(body, '#dcebf5', { opacity: 0.3 }),
    line(scale, accent, 2.5),
    wordmark({ ...shot, brand: pack.brand }, 232, 228, 23, {
      colour: darker(accent, 0.35),
      anchor: 'middle',
      max: 120,
    }),
    block(
      pack.label,
      { x: 172, y: 268, w: 112, h: 96 },
      { weight: 700, fill: darker(accent, 0.68), anchor: 'middle', most: 27 },
    ),
    pill(pack.size, 228, 376, 116, 28, { ground: accent, ink: readableOn(accent), anchor: 'middle' }),
    mark(identity, 212, 412, 28, companion),
    path(
      body,
      canvas.linear([
        [0, shadow, 0.34],
        [0.03, shadow, 0.1],
        [0.05, white, 0.8],
        [0.09, white, 0.6],
        [0.11, white, 0],
        [0.86, shadow, 0.05],
        [0.93, white, 0.5],
        [1, shadow, 0.34],
      ]),
    ),
    line(body, '#9fb4c8', 1.2, { opacity: 0.6 }),
  );
  cap(canvas, shot, { x: 170, y: 116, w: 140, h: 54 }, { tone: 'accent', isRibbed: true, radius: 10 });
};
