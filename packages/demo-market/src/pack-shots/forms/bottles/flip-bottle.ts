import { cap } from '../../parts/cap.ts';
import { shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { gloss } from '../../svg/light.ts';
import { line, path } from '../../svg/svg.ts';
import { toneOf } from '../../parts/tone.ts';
import { wrap } from '../../svg/wrap.ts';
import type { Form } from '../form.ts';

const body = 'M184 104H296q56 8 56 62V416q0 28-28 30-84 6-168 0-28-2-28-30V166q0-54 56-62z';

/** A shampoo bottle with a hinged cap. */
export const flipBottle: Form = (canvas, shot) => {
  floor(canvas, 240, 446, 112);
  cap(canvas, shot, { x: 180, y: 36, w: 120, h: 66 }, { radius: 12 });
  canvas.add(
    line('M182 70H298', shadow, 1.5, { opacity: 0.3 }),
    path('M222 70h36v5h-36z', shadow, { opacity: 0.25 }),
  );
  canvas.add(path(body, toneOf(shot, shot.identity.body)));
  wrap(canvas, shot, { x: 128, y: 164, w: 224, h: 246 });
  canvas.add(
    path(body, canvas.linear(gloss)),
    line('M143 176V162q2-30 30-40', white, 4, { opacity: 0.5, round: true }),
  );
};
