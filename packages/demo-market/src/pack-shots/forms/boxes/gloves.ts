import { carton } from '../../parts/carton.ts';
import { darker, shadow, white } from '../../svg/colour.ts';
import { ellipse, line, moved, num, path } from '../../svg/svg.ts';
import type { Form } from '../form.ts';

const glove =
  'M-44 6Q-52-40-58-62-60-76-50-78-42-78-36-64L-26-34Q-30-78-28-92-24-104-14-100-8-98-8-84L-4-42Q0-88 4-102 10-112 20-106 24-102 22-90L18-40Q28-72 34-84 42-94 50-86 54-80 50-68L40-26Q50-38 58-42 70-44 70-34 66-24 56-14L44 8Q0 24-44 6z';

/** A dispenser box from whose opening a glove looks out. */
export const gloves: Form = (canvas, shot) => {
  const rubber = shot.random.pick(['#3c6fd1', '#26303c', '#e9eef4', shot.accent]);
  const { topLeft, topRight } = carton(canvas, shot, [330, 190, 150], { base: 448, w: 430, h: 330 });
  const x = (topLeft[0] + topRight[0]) / 2;
  const y = (topLeft[1] + topRight[1]) / 2;
  canvas.add(
    ellipse(x, y, 92, 19, darker(shot.accent, 0.8), { transform: `rotate(-2 ${num(x)} ${num(y)})` }),
    moved(
      `translate(${num(x)} ${num(y - 2)}) rotate(7) scale(1.06)`,
      path(glove, rubber),
      path(
        glove,
        canvas.linear([
          [0, white, 0.4],
          [0.45, white, 0],
          [1, shadow, 0.3],
        ]),
      ),
      line('M-26-34q4 16 2 30M-4-42q2 20 0 34M18-40q-2 18-4 30', shadow, 2, { opacity: 0.2, round: true }),
      line('M-50-66q6 22 10 40M-20-90q0 24 2 40', white, 3, { opacity: 0.5, round: true }),
    ),
  );
};
