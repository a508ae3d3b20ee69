import { artwork } from '../../artwork.ts';
import { lighter, shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { at, clipped, line, moved, path, rect } from '../../svg/svg.ts';
import { mark } from '../../parts/wordmark.ts';
import type { Form } from '../form.ts';
import { groundOf } from '../ground-of.ts';

const pack =
  'M52 158Q46 146 62 142Q240 120 418 142Q434 146 428 158Q440 280 430 404Q428 422 408 424Q240 436 72 424Q52 422 50 404Q40 280 52 158z';
const lid =
  'M128 150Q130 124 156 120Q240 108 324 120Q350 124 352 150Q354 204 330 210Q240 222 150 210Q126 204 128 150z';
const crimps = Array.from({ length: 22 }, (_, i) => `M46 ${158 + i * 12}h13M421 ${158 + i * 12}h13`).join('');

/** A pillow pack with a lid to open again. */
export const wipes: Form = (canvas, shot) => {
  floor(canvas, 240, 426, 196);
  canvas.add(
    clipped(
      canvas.clip(pack),
      moved(
        at(44, 132),
        rect(0, 0, 392, 110, groundOf(shot)),
        moved(at(0, 88), artwork(canvas, shot, 392, 212)),
      ),
      path('M44 130H62Q50 280 64 436H44z', shadow, { opacity: 0.08 }),
      path('M436 130H414Q430 280 412 436H436z', shadow, { opacity: 0.16 }),
      path('M60 150Q240 128 420 150L416 168Q240 150 64 168z', white, { opacity: 0.5 }),
    ),
    path(
      pack,
      canvas.linear(
        [
          [0, white, 0.3],
          [0.4, white, 0],
          [1, shadow, 0.2],
        ],
        'down',
      ),
    ),
    line(crimps, shadow, 1.2, { opacity: 0.14 }),
    path(lid, shadow, { opacity: 0.2, transform: 'translate(2 6)' }),
    path(lid, '#fbfdff'),
    path(
      lid,
      canvas.linear(
        [
          [0, white, 0],
          [1, shadow, 0.2],
        ],
        'down',
      ),
    ),
    line('M150 132Q240 118 330 132', white, 3),
    path('M212 200q28-8 56 0v8q-28 6-56 0z', shot.accent),
    mark(shot.identity, 222, 142, 36, lighter(shot.accent, 0.2)),
  );
};
