import type { Canvas } from '../../svg/canvas.ts';
import { cap } from '../../parts/cap.ts';
import { darker, lighter, mix, shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { gloss } from '../../svg/light.ts';
import { ellipse, path, rect } from '../../svg/svg.ts';
import { toneOf, withoutGold } from '../../parts/tone.ts';
import { wrap } from '../../svg/wrap.ts';
import { tintOf } from '../../label.ts';
import type { Form } from '../form.ts';

const body = 'M126 92H274V432q0 8-8 9-66 8-132 0-8-1-8-9z';

/** A slim tube with two of its tablets beside it. */
export const effervescentTube: Form = (canvas, shot) => {
  floor(canvas, 200, 446, 82);
  cap(
    canvas,
    shot,
    { x: 123, y: 30, w: 154, h: 58 },
    { isRibbed: true, radius: 8, tone: withoutGold(shot.identity.cap, 'accent') },
  );
  canvas.add(path(body, toneOf(shot, shot.identity.body)));
  wrap(canvas, shot, { x: 126, y: 98, w: 148, h: 338 }, { bow: 5 });
  canvas.add(path(body, canvas.linear(gloss)), rect(123, 88, 154, 7, shadow, 3, { opacity: 0.25 }));
  const colour = mix(tintOf(shot), white, 0.45);
  tablet(canvas, 344, 428, colour);
  tablet(canvas, 336, 400, colour);
};

function tablet(canvas: Canvas, x: number, y: number, colour: string): void {
  floor(canvas, x, y + 12, 46, 0.8);
  canvas.add(
    path(
      `M${x - 46} ${y - 8}V${y + 6}a46 14 0 0092 0V${y - 8}z`,
      canvas.linear([
        [0, darker(colour, 0.25)],
        [0.35, colour],
        [1, darker(colour, 0.35)],
      ]),
    ),
    ellipse(x, y - 8, 46, 14, lighter(colour, 0.35)),
    `<ellipse cx="${x}" cy="${y - 8}" rx="34" ry="9.5" fill="none" stroke="${darker(colour, 0.15)}" stroke-width="1.5" opacity=".6"/>`,
  );
}
