import { cap } from '../../parts/cap.ts';
import { shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { gloss, matte } from '../../svg/light.ts';
import { line, path, rect } from '../../svg/svg.ts';
import { toneOf } from '../../parts/tone.ts';
import { wrap } from '../../svg/wrap.ts';
import type { Form } from '../form.ts';

const body =
  'M141 122H339V132Q365 140 365 172V426Q365 444 343 447Q240 453 137 447Q115 444 115 426V172Q115 140 141 132z';

/** Squat, so that the label is what is seen in a list. */
export const pillBottle: Form = (canvas, shot) => {
  const isAmber = shot.identity.amber ?? shot.random.chance(0.15);
  const glass = canvas.linear([
    [0, '#5a2608'],
    [0.2, '#b9651f'],
    [0.5, '#8f430f'],
    [0.85, '#a95718'],
    [1, '#4e2006'],
  ]);
  floor(canvas, 240, 444, 128);
  cap(canvas, shot, { x: 140, y: 40, w: 200, h: 76 }, { isRibbed: true, radius: 10 });
  canvas.add(path(body, isAmber ? glass : toneOf(shot, shot.identity.body)));
  wrap(canvas, shot, { x: 115, y: 182, w: 250, h: 214 }, { bow: 7 });
  canvas.add(
    path(body, canvas.linear(isAmber ? gloss : matte)),
    rect(144, 120, 192, 8, shadow, 4, { opacity: 0.22 }),
    line('M129 150Q124 158 124 172V176', white, 3, { opacity: 0.5, round: true }),
  );
};
