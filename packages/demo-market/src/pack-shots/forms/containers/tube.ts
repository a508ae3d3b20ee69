import { artwork } from '../../artwork.ts';
import { cap } from '../../parts/cap.ts';
import { lighter, shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { at, clipped, line, moved, num, path } from '../../svg/svg.ts';
import { toneOf } from '../../parts/tone.ts';
import type { Form } from '../form.ts';

const body = 'M122 46H358L320 372Q240 386 160 372z';
const crimp = 'M116 26H364L360 62H120z';
const folds = Array.from({ length: 29 }, (_, i) => `M${num(123 + i * 8.4)} 30V58`).join('');

/** A tube on its cap, the crimp above. */
export const tube: Form = (canvas, shot) => {
  const film = toneOf(shot, shot.identity.body === 'ground' ? 'ground' : 'tint');
  floor(canvas, 240, 446, 90);
  canvas.add(
    clipped(
      canvas.clip(body),
      moved(at(122, 46), artwork(canvas, shot, 236, 334, { isCurved: true, turnBelow: 0, wider: 1.55 })),
    ),
    path(
      body,
      canvas.linear([
        [0, shadow, 0.34],
        [0.1, shadow, 0.16],
        [0.17, white, 0.4],
        [0.26, white, 0.22],
        [0.42, white, 0],
        [0.7, shadow, 0.05],
        [0.88, shadow, 0.26],
        [1, shadow, 0.2],
      ]),
    ),
    path('M122 46L160 372 182 374 146 46z', white, { opacity: 0.16 }),
    path(crimp, lighter(film, 0.2)),
    line(folds, shadow, 1.2, { opacity: 0.16 }),
    path(
      crimp,
      canvas.linear(
        [
          [0, white, 0.5],
          [1, shadow, 0.16],
        ],
        'down',
      ),
    ),
  );
  cap(canvas, shot, { x: 162, y: 380, w: 156, h: 64 }, { radius: 5, isRibbed: shot.random.chance(0.4) });
};
