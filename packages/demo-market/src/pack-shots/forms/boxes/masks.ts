import { carton } from '../../parts/carton.ts';
import { lighter, shadow, white } from '../../svg/colour.ts';
import { fading } from '../../svg/light.ts';
import { ellipse, line, moved, path } from '../../svg/svg.ts';
import { tintOf } from '../../label.ts';
import type { Form } from '../form.ts';

const mask = 'M0 18Q70-8 140 18Q146 60 132 96Q70 122 8 96Q-6 60 0 18z';
const loops = 'M4 24Q-34 40 8 92M136 24Q174 40 132 92';

/** A dispenser box with a pleated mask before it. */
export const masks: Form = (canvas, shot) => {
  carton(canvas, shot, [310, 190, 150], { x: 232, base: 400, w: 420, h: 340 });
  const fabric = /siyah/i.test(shot.pack.label)
    ? '#2c3340'
    : /beyaz/i.test(shot.pack.label)
      ? '#ffffff'
      : lighter(tintOf(shot), 0.4);
  canvas.add(
    ellipse(344, 446, 106, 11, canvas.radial(fading(0.42))),
    moved(
      'translate(262 338) rotate(-5)',
      line(loops, white, 4),
      line(loops, shadow, 1, { opacity: 0.35 }),
      path(mask, fabric),
      line('M3 40Q70 58 137 40M2 60Q70 80 138 60M5 80Q70 100 135 80', shadow, 1.6, { opacity: 0.18 }),
      line('M30 18Q70 8 110 18', white, 4, { opacity: 0.7 }),
      path(
        mask,
        canvas.linear([
          [0, shadow, 0.2],
          [0.3, white, 0.3],
          [0.6, white, 0],
          [1, shadow, 0.28],
        ]),
      ),
      line(mask, shadow, 1, { opacity: 0.2 }),
    ),
  );
};
