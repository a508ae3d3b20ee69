import { darker, lighter, readableOn, shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { gloss, gold, matte } from '../../svg/light.ts';
import { ellipse, line, moved, path } from '../../svg/svg.ts';
import { toneOf } from '../../parts/tone.ts';
import { mark } from '../../parts/wordmark.ts';
import { wrap } from '../../svg/wrap.ts';
import type { Form } from '../form.ts';

const body = 'M82 218H398V392q0 28-30 32-128 12-256 0-30-4-30-32z';
const lid = 'M74 122V204q2 10 14 12 152 14 304 0 12-2 14-12V122z';
const foot = 'M82 400q2 22 30 25 128 12 256 0 28-3 30-25-8 12-30 14-128 12-256 0-22-2-30-14z';

/** A low cream jar, its mark lying on the lid. */
export const jar: Form = (canvas, shot) => {
  const { identity, accent } = shot;
  const isGold = identity.cap === 'gold';
  const colour = toneOf(shot, identity.cap);
  floor(canvas, 240, 426, 158);
  canvas.add(path(body, toneOf(shot, identity.body)));
  wrap(canvas, shot, { x: 82, y: 222, w: 316, h: 186 }, { bow: 9 });
  canvas.add(
    path(body, canvas.linear(shot.random.chance(0.5) ? gloss : matte)),
    path(foot, white, { opacity: 0.28 }),
    path(lid, isGold ? canvas.linear(gold) : colour),
  );
  if (!isGold) canvas.add(path(lid, canvas.linear(matte)));
  canvas.add(
    ellipse(240, 121, 166, 21, isGold ? '#f0d596' : lighter(colour, 0.22)),
    ellipse(
      240,
      121,
      166,
      21,
      canvas.linear([
        [0, white, 0.55],
        [0.5, white, 0.1],
        [1, shadow, 0.12],
      ]),
    ),
    line('M74 122q0 22 166 22t166-22', white, 1.6, { opacity: 0.6 }),
    moved(
      'translate(240 121) scale(1 .2)',
      mark(identity, -34, -34, 68, readableOn(colour, darker(accent, 0.3))),
    ),
    line('M84 214q156 16 312 0', shadow, 3, { opacity: 0.25 }),
  );
};
