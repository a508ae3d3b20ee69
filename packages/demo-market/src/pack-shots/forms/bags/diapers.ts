import { artwork } from '../../artwork.ts';
import { lighter, shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { film } from '../../svg/light.ts';
import { at, clipped, line, moved, path, rect } from '../../svg/svg.ts';
import type { Form } from '../form.ts';
import { groundOf } from '../ground-of.ts';

const bag =
  'M72 122Q68 100 92 98H378Q402 100 400 122Q418 280 406 422Q404 444 380 446Q236 452 96 446Q72 444 70 422Q58 280 72 122z';
const handle = 'M176 100V66q0-18 20-18h88q20 0 20 18v34';
const folds = 'M72 420Q100 400 96 340 112 410 90 446zM400 420Q372 400 378 330 362 410 386 446z';

/** A soft cube of film with a handle. */
export const diapers: Form = (canvas, shot) => {
  floor(canvas, 244, 446, 178);
  canvas.add(
    line(handle, lighter(shot.accent, 0.35), 15),
    line(handle, white, 3, { opacity: 0.5, transform: 'translate(-4 -3)' }),
    clipped(
      canvas.clip(bag),
      rect(60, 94, 350, 40, groundOf(shot)),
      moved(at(62, 128), artwork(canvas, shot, 346, 322, { isCurved: true })),
      path('M70 130Q240 150 402 130V96H70z', white, { opacity: 0.3 }),
      path(folds, shadow, { opacity: 0.1 }),
    ),
    path(bag, canvas.linear(film)),
    line('M80 128Q240 148 392 128', shadow, 1.4, { opacity: 0.2 }),
    path(
      bag,
      canvas.linear(
        [
          [0, white, 0.2],
          [0.5, white, 0],
          [1, shadow, 0.16],
        ],
        [0, 0, 1, 1],
      ),
    ),
  );
};
