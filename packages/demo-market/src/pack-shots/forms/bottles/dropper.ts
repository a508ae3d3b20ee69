import { cap } from '../../parts/cap.ts';
import { white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { glassShine, matte, paperOnGlass } from '../../svg/light.ts';
import { path, rect } from '../../svg/svg.ts';
import { wrap } from '../../svg/wrap.ts';
import type { Form } from '../form.ts';
import { type Glass, glassPaint } from './glass.ts';

const bulb = 'M217 92V54q0-30 23-30t23 30v38z';
const body =
  'M208 146H272V158q0 10 30 18 50 14 50 50V422q0 22-24 24-88 6-176 0-24-2-24-24V226q0-36 50-50 30-8 30-18z';
const others: readonly Glass[] = ['amber', 'frosted', 'cobalt', 'frosted'];

/** A glass bottle with a pipette. */
export const dropper: Form = (canvas, shot) => {
  const { identity, accent, random } = shot;
  const glass = identity.amber ? 'amber' : random.pick(others);
  const rubber = identity.cap === 'accent' ? accent : identity.cap === 'white' ? '#f6f7f9' : '#24272d';
  const collar =
    identity.cap === 'gold' || identity.serif ? 'gold' : identity.cap === 'white' ? 'steel' : 'black';
  floor(canvas, 240, 446, 112);
  canvas.add(path(bulb, rubber), path(bulb, canvas.linear(matte)));
  cap(canvas, shot, { x: 198, y: 90, w: 84, h: 52 }, { tone: collar, radius: 4, isRibbed: true });
  canvas.add(path(body, glassPaint(canvas, shot, glass)));
  if (glass !== 'frosted') canvas.add(rect(235, 148, 10, 62, white, 4, { opacity: 0.16 }));
  wrap(canvas, shot, { x: 128, y: 222, w: 224, h: 200 }, { light: paperOnGlass });
  canvas.add(path(body, canvas.linear(glassShine)));
};
