import { carton } from '../../parts/carton.ts';
import { darker, lighter, shadow, white } from '../../svg/colour.ts';
import { fading } from '../../svg/light.ts';
import { ellipse, line, moved, rect } from '../../svg/svg.ts';
import { tintOf } from '../../label.ts';
import type { Form } from '../form.ts';

const holes = Array.from({ length: 4 }, (_, i) => `M${-72 + i * 10}-10v20M${44 + i * 10}-10v20`).join('');

/** A flat carton with a plaster before it. */
export const plasters: Form = (canvas, shot) => {
  carton(canvas, shot, [330, 210, 60], { x: 236, base: 404, w: 420, h: 330 });
  const skin = shot.random.pick(['#e8b98e', '#f2d3b3', tintOf(shot)]);
  canvas.add(
    ellipse(330, 440, 110, 10, canvas.radial(fading(0.4))),
    moved(
      'translate(322 410) rotate(-14)',
      rect(-86, -24, 172, 54, shadow, 27, { opacity: 0.2 }),
      rect(-88, -28, 176, 54, skin, 27),
      rect(-32, -28, 64, 54, lighter(skin, 0.35)),
      line(holes, darker(skin, 0.3), 3, { dash: '0.1 9', round: true, opacity: 0.7 }),
      rect(
        -88,
        -28,
        176,
        54,
        canvas.linear(
          [
            [0, white, 0.35],
            [0.5, white, 0],
            [1, shadow, 0.16],
          ],
          'down',
        ),
        27,
      ),
    ),
  );
};
