import type { Canvas } from '../../svg/canvas.ts';
import { cap } from '../../parts/cap.ts';
import { lighter, shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { glassShine, paperOnGlass } from '../../svg/light.ts';
import { ellipse, path, rect } from '../../svg/svg.ts';
import { wrap } from '../../svg/wrap.ts';
import type { Form } from '../form.ts';
import { glassPaint } from './glass.ts';

const body =
  'M168 94H244V108q0 14 28 26 46 20 46 58V422q0 22-24 24-88 6-176 0-24-2-24-24V192q0-38 46-58 28-12 28-26z';
const cup = 'M336 372H420L411 442q-33 8-66 0z';

/** A medicine bottle with its dosing cup. */
export const syrup: Form = (canvas, shot) => {
  const isAmber = shot.identity.amber ?? shot.random.chance(0.55);
  floor(canvas, 206, 446, 112);
  cap(
    canvas,
    shot,
    { x: 160, y: 30, w: 92, h: 60 },
    { tone: isAmber ? 'white' : shot.identity.cap, isRibbed: true },
  );
  canvas.add(
    rect(160, 92, 92, 9, shadow, 4, { opacity: 0.28 }),
    path(body, glassPaint(canvas, shot, isAmber ? 'amber' : 'clear')),
  );
  wrap(canvas, shot, { x: 94, y: 194, w: 224, h: 222 }, { light: paperOnGlass });
  canvas.add(path(body, canvas.linear(glassShine)));
  floor(canvas, 378, 448, 44);
  dosingCup(canvas, isAmber ? '#8f3413' : shot.accent);
};

function dosingCup(canvas: Canvas, juice: string): void {
  canvas.add(
    path(cup, '#dfe8f0', { opacity: 0.55 }),
    path('M340 402H416L411 442q-33 8-66 0z', juice, { opacity: 0.75 }),
    ellipse(378, 402, 38, 5, lighter(juice, 0.3)),
    ellipse(378, 372, 42, 7, '#f2f6fa', { opacity: 0.8 }),
    path(
      cup,
      canvas.linear([
        [0, shadow, 0.2],
        [0.16, white, 0.55],
        [0.3, white, 0],
        [1, shadow, 0.25],
      ]),
    ),
  );
}
