import { shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { line, moved, path } from '../../svg/svg.ts';
import type { Form } from '../form.ts';
import { sachet } from './sachet.ts';

const face =
  'M0-96C70-96 92-40 86 14 82 78 40 122 0 122S-82 78-86 14C-92-40-70-96 0-96zM-56-20q22-24 44 0-22 14-44 0zM12-20q22-24 44 0-22 14-44 0zM-26 66q26-16 52 0-26 22-52 0z';

/** A sachet with the mask that is in it. */
export const sheetMask: Form = (canvas, shot) => {
  floor(canvas, 360, 440, 70);
  canvas.add(
    moved(
      'translate(366 280) rotate(9) scale(1.12)',
      path(face, '#f7fafc', { rule: 'evenodd' }),
      path(
        face,
        canvas.linear([
          [0, shadow, 0.2],
          [0.5, white, 0],
          [1, shadow, 0.22],
        ]),
        { rule: 'evenodd' },
      ),
      line(face, shadow, 1, { opacity: 0.25 }),
      line('M0-8v36M-8 34q8 6 16 0', shadow, 2, { opacity: 0.16 }),
    ),
    moved(
      'translate(-62 0)',
      canvas.aside(() => sachet(canvas, shot)),
    ),
  );
};
