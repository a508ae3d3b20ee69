import { artwork } from '../../artwork.ts';
import { lighter, shadow, white } from '../../svg/colour.ts';
import { fading, gold, lying } from '../../svg/light.ts';
import { at, clipped, ellipse, line, moved, num, path, rect } from '../../svg/svg.ts';
import { toneOf } from '../../parts/tone.ts';
import type { Form } from '../form.ts';

const body = 'M40 158L350 196Q362 256 350 318L40 356z';
const crimp = 'M16 150L56 158V356L16 364z';
const stopper = 'M352 188H446q12 0 12 12V314q0 12-12 12H352q12-68 0-138z';
const folds = Array.from({ length: 25 }, (_, i) => `M20 ${num(157 + i * 8.2)}H52`).join('');
/** Artworks that fill a label to its edge: what shows beside it takes their colour. */
const full = new Set(['diagonal', 'paws', 'checker', 'molecular', 'ribbon']);

/** A tube that lies, slightly turned: tooth pastes and rubs. */
export const lyingTube: Form = (canvas, shot) => {
  const { identity, accent } = shot;
  const film = toneOf(shot, identity.body === 'ground' ? 'ground' : 'tint');
  const isGold = identity.cap === 'gold';
  const capLight = canvas.linear(
    [
      [0, shadow, 0.1],
      [0.08, white, 0.1],
      [0.16, white, 0.6],
      [0.26, white, 0.05],
      [0.8, shadow, 0.3],
      [1, shadow, 0.5],
    ],
    'down',
  );
  canvas.add(
    moved(
      'rotate(-9 240 260)',
      ellipse(244, 352, 226, 24, canvas.radial(fading(0.5)), { transform: 'rotate(-5 240 352)' }),
      clipped(
        canvas.clip(body),
        moved(
          at(40, 166),
          rect(0, -10, 320, 20, full.has(identity.layout) ? accent : lighter(accent, 0.9)),
          artwork(canvas, shot, 318, 176, { isCurved: true, turnBelow: 0 }),
        ),
      ),
      path(body, canvas.linear(lying, 'down')),
      path(crimp, lighter(film, 0.2)),
      line(folds, shadow, 1.2, { opacity: 0.18 }),
      path(
        crimp,
        canvas.linear([
          [0, white, 0.45],
          [1, shadow, 0.22],
        ]),
      ),
      path(stopper, isGold ? canvas.linear(gold, 'down') : toneOf(shot, identity.cap)),
      path(stopper, capLight),
      line('M374 190V324', shadow, 1.5, { opacity: 0.25 }),
    ),
  );
};
