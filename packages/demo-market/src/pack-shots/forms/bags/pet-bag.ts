import { artwork } from '../../artwork.ts';
import { darker, shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { film } from '../../svg/light.ts';
import { at, clipped, line, moved, path } from '../../svg/svg.ts';
import type { Form } from '../form.ts';

const bag =
  'M112 70L368 70Q362 92 372 118Q392 270 382 420Q380 440 362 444Q240 452 118 444Q100 440 98 420Q88 270 108 118Q118 92 112 70z';
const fold = 'M104 34Q240 28 376 34L372 74Q240 82 108 74z';

/** A bag with a folded, stitched top and gussets. */
export const petBag: Form = (canvas, shot) => {
  floor(canvas, 240, 446, 150);
  canvas.add(
    clipped(
      canvas.clip(bag),
      moved(at(92, 66), artwork(canvas, shot, 296, 386, { isCurved: true, wider: 1.15 })),
      path('M104 116Q240 136 376 116L368 70H112z', shadow, { opacity: 0.14 }),
      line('M120 120Q104 280 124 446M360 120Q378 280 356 446', shadow, 1.5, { opacity: 0.28 }),
      line('M122 120Q106 280 126 446', white, 1.5, { opacity: 0.4 }),
    ),
    path(bag, canvas.linear(film)),
    path(fold, darker(shot.accent, 0.25)),
    path(
      fold,
      canvas.linear(
        [
          [0, white, 0.4],
          [0.5, white, 0.05],
          [1, shadow, 0.25],
        ],
        'down',
      ),
    ),
    line('M106 52Q240 48 374 52', white, 2, { dash: '7 5', opacity: 0.7 }),
    path(
      bag,
      canvas.linear(
        [
          [0, white, 0.1],
          [0.5, white, 0],
          [1, shadow, 0.14],
        ],
        [0, 0, 1, 1],
      ),
    ),
  );
};
