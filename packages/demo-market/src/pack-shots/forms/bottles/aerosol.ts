import { shadow } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { gloss, matte, steel } from '../../svg/light.ts';
import { ellipse, path, rect } from '../../svg/svg.ts';
import { toneOf, withoutGold } from '../../parts/tone.ts';
import { wrap } from '../../svg/wrap.ts';
import type { Form } from '../form.ts';

const actuator = 'M168 62q0-30 28-32h88q28 2 28 32V112H168z';
const can = 'M138 140H342V432q0 8-8 9-94 9-188 0-8-1-8-9z';

/** A spray can with rings of metal. */
export const aerosol: Form = (canvas, shot) => {
  const metal = canvas.linear(steel);
  floor(canvas, 240, 446, 104);
  canvas.add(
    path(actuator, toneOf(shot, withoutGold(shot.identity.cap, 'white'))),
    path(actuator, canvas.linear(matte)),
    ellipse(240, 54, 9, 5, shadow, { opacity: 0.35 }),
    path('M160 110H320q20 6 22 24H138q2-18 22-24z', metal),
    rect(138, 132, 204, 9, metal, 4),
    path(can, toneOf(shot, shot.identity.body)),
  );
  wrap(canvas, shot, { x: 138, y: 140, w: 204, h: 288 }, { bow: 5, turnBelow: 0.44 });
  canvas.add(path(can, canvas.linear(gloss)), rect(138, 432, 204, 9, metal, 4));
};
