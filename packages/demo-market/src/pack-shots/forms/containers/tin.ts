import { lighter, shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { matte, steel } from '../../svg/light.ts';
import { ellipse, line, path } from '../../svg/svg.ts';
import { toneOf } from '../../parts/tone.ts';
import { wrap } from '../../svg/wrap.ts';
import type { Form } from '../form.ts';

const body = 'M112 112H368V418Q240 454 112 418z';
const lid = 'M106 88V122Q240 150 374 122V88z';

/** A round tin with a coloured lid and a steel foot. */
export const tin: Form = (canvas, shot) => {
  floor(canvas, 240, 440, 130);
  canvas.add(path(body, toneOf(shot, shot.identity.body)));
  wrap(canvas, shot, { x: 112, y: 124, w: 256, h: 296 }, { bow: 15 });
  canvas.add(
    path(body, canvas.linear(matte)),
    path('M112 408Q240 444 368 408V420Q240 456 112 420z', canvas.linear(steel)),
    path(lid, shot.accent),
    path(lid, canvas.linear(matte)),
    ellipse(240, 88, 134, 24, lighter(shot.accent, 0.25)),
    ellipse(
      240,
      88,
      134,
      24,
      canvas.linear([
        [0, white, 0.55],
        [1, white, 0],
      ]),
    ),
    ellipse(240, 91, 114, 17, shadow, { opacity: 0.08 }),
    line('M106 90Q110 112 240 112T374 90', white, 1.6, { opacity: 0.6 }),
  );
};
