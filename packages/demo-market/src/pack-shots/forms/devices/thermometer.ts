import { carton } from '../../parts/carton.ts';
import { darker, lighter, shadow, white } from '../../svg/colour.ts';
import { fading, steel } from '../../svg/light.ts';
import { circle, ellipse, line, moved, path, rect } from '../../svg/svg.ts';
import { wordmark } from '../../parts/wordmark.ts';
import { digits, temperature } from './display.ts';
import type { Form } from '../form.ts';

const body =
  'M40 236Q40 204 74 204H300Q330 206 352 222L420 231Q440 235 440 240T420 249L352 258Q330 274 300 276H74Q40 276 40 240z';

/** A flat carton with a stick thermometer before it. */
export const thermometer: Form = (canvas, shot) => {
  const { accent, pack } = shot;
  carton(canvas, shot, [330, 190, 56], { x: 248, base: 352, w: 410, h: 300 });
  canvas.add(
    ellipse(246, 436, 200, 13, canvas.radial(fading(0.45))),
    moved(
      'rotate(-7 240 400) translate(-4 152)',
      path(body, '#fbfcfd'),
      path('M40 236Q40 204 74 204H112V276H74Q40 276 40 240z', accent),
      path('M396 229L424 231Q444 235 444 240T424 249L396 251z', canvas.linear(steel, 'down')),
      rect(132, 214, 112, 52, darker(accent, 0.6), 9),
      rect(
        137,
        219,
        102,
        42,
        canvas.linear(
          [
            [0, '#c6d4c0'],
            [1, '#dfe9d8'],
          ],
          [0, 0, 1, 1],
        ),
        5,
      ),
      digits(temperature(shot.random), 177, 254, 37),
      digits('°C', 222, 240, 15),
      circle(76, 240, 18, lighter(accent, 0.3)),
      circle(76, 239, 14, accent),
      wordmark({ ...shot, brand: pack.brand }, 254, 247, 20, { colour: darker(accent, 0.3), max: 88 }),
      path(
        body,
        canvas.linear(
          [
            [0, shadow, 0.16],
            [0.12, white, 0.7],
            [0.3, white, 0.1],
            [0.6, shadow, 0.04],
            [1, shadow, 0.45],
          ],
          'down',
        ),
      ),
      line(body, shadow, 1, { opacity: 0.22 }),
    ),
  );
};
