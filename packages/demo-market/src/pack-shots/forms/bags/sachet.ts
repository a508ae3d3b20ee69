import { artwork } from '../../artwork.ts';
import { shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { film } from '../../svg/light.ts';
import { at, clipped, line, moved, path, rect } from '../../svg/svg.ts';
import type { Form } from '../form.ts';
import { groundOf } from '../ground-of.ts';

const outline = 'M112 50Q240 44 368 50Q376 240 368 440Q240 448 112 440Q104 240 112 50z';
const seals = Array.from({ length: 6 }, (_, i) => `M106 ${52 + i * 5}h268M106 ${418 + i * 5}h268`).join('');
const folds = 'M120 92Q142 240 124 402 132 240 116 92zM360 92Q338 240 356 402 346 240 364 92z';
const bulges = 'M120 82Q240 108 360 82L358 80H122zM120 412Q240 388 360 412z';

/** A flat film bag with sealed ends. */
export const sachet: Form = (canvas, shot) => {
  floor(canvas, 240, 444, 124);
  canvas.add(
    clipped(
      canvas.clip(outline),
      moved(
        at(106, 72),
        rect(0, -30, 268, 404, groundOf(shot)),
        artwork(canvas, shot, 268, 344, { isCurved: true }),
      ),
      path('M106 44h268v34H106zM106 414h268v34H106z', white, { opacity: 0.35 }),
      line(seals, shadow, 1, { opacity: 0.14 }),
      path(folds, shadow, { opacity: 0.16 }),
      path(bulges, shadow, { opacity: 0.1 }),
    ),
    path(outline, canvas.linear(film)),
    line(outline, shadow, 1, { opacity: 0.16 }),
  );
};
