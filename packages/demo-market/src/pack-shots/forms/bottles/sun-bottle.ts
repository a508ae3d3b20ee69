import { artwork } from '../../artwork.ts';
import { cap } from '../../parts/cap.ts';
import { darker, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { gloss } from '../../svg/light.ts';
import { at, clipped, moved, path, rect } from '../../svg/svg.ts';
import { text } from '../../svg/text.ts';
import type { Form } from '../form.ts';

const body =
  'M164 40Q240 30 316 40Q354 48 352 120Q350 270 318 372Q240 386 162 372Q130 270 128 120Q126 48 164 40z';
const factor = /\s*SPF ?(\d+\+?)/;

/** Draws a bottle on its cap; the sun protection factor is lifted from the name and printed large. */
export const sunBottle: Form = (canvas, shot) => {
  const { pack, accent } = shot;
  const spf = factor.exec(pack.label)?.[1];
  const plain = { ...shot, pack: { ...pack, label: pack.label.replace(factor, '') } };
  floor(canvas, 240, 446, 88);
  const print =
    spf === undefined
      ? artwork(canvas, shot, 228, 350, { isCurved: true })
      : artwork(canvas, plain, 228, 244, { isCurved: true }) +
        rect(0, 244, 228, 120, darker(accent, 0.12)) +
        text('SPF', 58, 306, 24, { weight: 700, fill: white, anchor: 'middle' }) +
        text(spf, 140, 318, 62, { weight: 800, fill: white, anchor: 'middle', max: 96 });
  canvas.add(
    clipped(canvas.clip(body), moved(at(126, 34), print)),
    path(body, canvas.linear(gloss)),
    path('M150 70Q160 46 200 44L180 52Q158 60 152 90z', white, { opacity: 0.5 }),
  );
  cap(canvas, shot, { x: 176, y: 380, w: 128, h: 62 }, { radius: 4, tone: 'white' });
};
