import { carton } from '../../parts/carton.ts';
import { lighter, shadow, white } from '../../svg/colour.ts';
import { fading } from '../../svg/light.ts';
import { ellipse, line, moved, rect } from '../../svg/svg.ts';
import { tintOf } from '../../label.ts';
import type { Form } from '../form.ts';

const columns = 5;
const rows = 2;
const plate = { w: 300, h: 128 };

/** A carton with a strip of tablets or capsules before it. */
export const blister: Form = (canvas, shot) => {
  carton(canvas, shot, [300, 190, 70], { x: 262, base: 336, w: 410, h: 300 });
  const isCapsule = shot.random.chance(0.5);
  const pale = shot.random.chance(0.4) ? '#fdfdfb' : lighter(tintOf(shot), 0.25);
  const bubble = canvas.symbol(isCapsule ? capsule(pale, shot.accent) : tablet(pale));
  const foil = canvas.linear(
    [
      [0, '#c4ccd6'],
      [0.25, '#f4f7fa'],
      [0.5, '#d3dae3'],
      [0.75, '#eef2f6'],
      [1, '#b3bdc9'],
    ],
    [0, 0, 1, 0.6],
  );
  const bubbles = Array.from({ length: columns * rows }, (_, i) =>
    bubble(`translate(${36 + (i % columns) * 57} ${33 + Math.floor(i / columns) * 62})`),
  );
  canvas.add(
    ellipse(190, 438, 180, 14, canvas.radial(fading(0.4))),
    moved(
      'translate(44 310) rotate(-4) skewX(-12) scale(1.08 1)',
      rect(5, 9, plate.w, plate.h, shadow, 12, { opacity: 0.2 }),
      rect(0, 0, plate.w, plate.h, foil, 12),
      line(`M0 ${plate.h / 2}H${plate.w}`, '#8b97a6', 1, { dash: '4 4', opacity: 0.5 }),
      ...bubbles,
    ),
  );
};

const edge = `stroke="${shadow}" stroke-opacity=".16"`;
const gleam = (d: string): string => line(d, white, 5, { round: true });

const capsule = (pale: string, strong: string): string =>
  `<rect x="-19" y="-27" width="38" height="54" rx="19" fill="#fff" fill-opacity=".5" ${edge}/>` +
  `<rect x="-13" y="-21" width="26" height="42" rx="13" fill="${pale}"/><path d="M-13 0v8a13 13 0 0026 0V0z" fill="${strong}"/>${gleam('M-9-14q1-7 8-8')}`;

const tablet = (pale: string): string =>
  `<circle r="23" fill="#fff" fill-opacity=".5" ${edge}/><circle r="16" fill="${pale}"/>` +
  `<path d="M-16 0h32" stroke="${shadow}" stroke-opacity=".15" stroke-width="2"/>${gleam('M-15-7q4-9 12-11')}`;
