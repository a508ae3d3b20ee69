import { shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { matte } from '../../svg/light.ts';
import { line, path, rect } from '../../svg/svg.ts';
import { toneOf } from '../../parts/tone.ts';
import { wrap } from '../../svg/wrap.ts';
import type { Form } from '../form.ts';

const plastic = '#fbfcfd';
const nozzle = 'M226 44q0-16 14-16t14 16l7 62h-42z';
const shoulder = 'M164 146q0-22 46-28 8-16 30-16t30 16q46 6 46 28v12H164z';
const body = 'M196 186H284q62 6 62 50V420q0 24-24 26-82 6-164 0-24-2-24-26V236q0-44 62-50z';

/** A small bottle with a finger pump. */
export const nasalSpray: Form = (canvas, shot) => {
  const light = canvas.linear(matte);
  floor(canvas, 240, 446, 106);
  canvas.add(
    path(nozzle, plastic),
    path(nozzle, light),
    path(shoulder, plastic),
    path(shoulder, light),
    line(shoulder, shadow, 1, { opacity: 0.2 }),
    rect(192, 156, 96, 32, shot.accent, 4),
    rect(192, 156, 96, 32, light, 4),
    path(body, toneOf(shot, shot.identity.body)),
  );
  wrap(canvas, shot, { x: 134, y: 228, w: 212, h: 196 }, { bow: 5 });
  canvas.add(path(body, light), line('M147 240q0-28 28-36', white, 4, { opacity: 0.55, round: true }));
};
