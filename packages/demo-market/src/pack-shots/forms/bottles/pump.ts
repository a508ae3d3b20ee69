import { cap } from '../../parts/cap.ts';
import { shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { gold, matte, steel } from '../../svg/light.ts';
import { line, path, rect } from '../../svg/svg.ts';
import { toneOf } from '../../parts/tone.ts';
import { wrap } from '../../svg/wrap.ts';
import type { Form } from '../form.ts';

const head = 'M122 58q0-10 12-11l98-9q4-8 18-8 20 0 22 12v18h-44v-6l-84 5q-6 1-8 8l-2 8h-12z';
const body =
  'M214 128H286q0 8 26 14 49 11 49 50V420q0 22-24 24-87 6-174 0-24-2-24-24V192q0-39 49-50 26-6 26-14z';

/** A bottle with a dispenser whose nozzle points left. */
export const pump: Form = (canvas, shot) => {
  const { cap: tone } = shot.identity;
  const isGold = tone === 'gold';
  const colour = isGold ? canvas.linear(gold) : toneOf(shot, tone);
  floor(canvas, 250, 446, 118);
  canvas.add(
    rect(242, 60, 16, 40, canvas.linear(steel)),
    path(head, colour),
    path(
      head,
      canvas.linear(
        [
          [0, white, 0.45],
          [0.5, white, 0],
          [1, shadow, 0.34],
        ],
        'down',
      ),
    ),
    line(head, shadow, 1, { opacity: 0.22 }),
    rect(222, 60, 56, 16, colour, 4),
  );
  if (!isGold) canvas.add(rect(222, 60, 56, 16, canvas.linear(matte), 4));
  cap(canvas, shot, { x: 206, y: 88, w: 88, h: 38 }, { radius: 5 });
  canvas.add(path(body, toneOf(shot, shot.identity.body)));
  wrap(canvas, shot, { x: 139, y: 190, w: 222, h: 222 });
  canvas.add(
    path(body, canvas.linear(matte)),
    line('M152 196V186q2-20 30-28', white, 4, { opacity: 0.55, round: true }),
  );
};
