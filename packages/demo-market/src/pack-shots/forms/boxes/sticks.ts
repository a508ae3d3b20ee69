import { artwork } from '../../artwork.ts';
import { shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { steel } from '../../svg/light.ts';
import { clipped, line, path, rect } from '../../svg/svg.ts';
import type { Form } from '../form.ts';

const outline = 'M0 0H100V396H0z';

/** Three stick packs, fanned. */
export const sticks: Form = (canvas, shot) => {
  const metal = canvas.linear(steel);
  const stick = canvas.symbol(
    clipped(canvas.clip(outline), artwork(canvas, shot, 100, 396, { isCurved: true })) +
      path(
        outline,
        canvas.linear([
          [0, shadow, 0.28],
          [0.12, shadow, 0.04],
          [0.26, white, 0.5],
          [0.42, white, 0],
          [0.75, shadow, 0.08],
          [1, shadow, 0.32],
        ]),
      ) +
      rect(0, 0, 100, 22, metal) +
      rect(0, 374, 100, 22, metal) +
      line('M0 5h100M0 10h100M0 15h100M0 380h100M0 385h100M0 390h100', shadow, 1, { opacity: 0.16 }),
  );
  floor(canvas, 244, 446, 140);
  canvas.add(
    stick('translate(80 66) rotate(-9 50 396)'),
    stick('translate(300 66) rotate(9 50 396)'),
    rect(192, 52, 104, 394, shadow, 6, { opacity: 0.14 }),
    stick('translate(189 46) scale(1.02)'),
  );
};
