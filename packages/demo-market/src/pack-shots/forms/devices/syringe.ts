import { artwork } from '../../artwork.ts';
import { shadow, white } from '../../svg/colour.ts';
import { floor } from '../../parts/floor.ts';
import { at, clipped, line, moved, path, rect } from '../../svg/svg.ts';
import type { Form } from '../form.ts';

const scale = Array.from({ length: 7 }, (_, i) => `M286 ${150 + i * 20}h${i % 2 === 0 ? 20 : 12}`).join('');
const seals = Array.from({ length: 5 }, (_, i) => `M112 ${38 + i * 4}h260M112 ${426 + i * 4}h260`).join('');

/** A sterile pack: printed paper at the left, the syringe behind clear film at the right. */
export const syringe: Form = (canvas, shot) => {
  floor(canvas, 240, 446, 130);
  canvas.add(
    rect(
      112,
      34,
      260,
      412,
      canvas.linear(
        [
          [0, '#fdfefe'],
          [0.5, '#eef3f8'],
          [1, '#dbe4ed'],
        ],
        [0, 0, 1, 1],
      ),
      8,
    ),
    moved(at(112, 34), clipped(canvas.clip('M0 0H124V412H0z'), artwork(canvas, shot, 124, 412))),
    rect(236, 34, 136, 412, '#e7f0f8', 0, { opacity: 0.6 }),
    rect(248, 62, 112, 356, white, 40, { opacity: 0.55 }),
    line('M304 84V104', '#7f8c9a', 3),
    path('M298 104h12l3 34h-18z', shot.accent),
    line('M304 66V92', '#9aa7b5', 2),
    rect(281, 137, 46, 178, '#9fb2c6', 7),
    rect(283, 139, 42, 174, '#f7fbff', 5),
    rect(286, 196, 36, 8, '#2a3340', 2),
    rect(292, 204, 24, 160, '#dde7f1'),
    line(scale, '#2a3a50', 2),
    rect(268, 314, 72, 10, '#c3d1df', 5),
    rect(278, 362, 52, 12, '#c3d1df', 6),
    path('M256 90Q250 240 258 400L270 406Q262 240 272 74z', white, { opacity: 0.9 }),
    path('M338 80Q350 240 340 404L348 396Q356 240 348 90z', white, { opacity: 0.7 }),
    line(seals, shadow, 1, { opacity: 0.13 }),
    rect(
      112,
      34,
      260,
      412,
      canvas.linear([
        [0, shadow, 0.1],
        [0.05, shadow, 0],
        [0.6, white, 0],
        [1, shadow, 0.2],
      ]),
      8,
    ),
    line('M120 34H364q8 0 8 8V438q0 8-8 8H120q-8 0-8-8V42q0-8 8-8z', shadow, 1, { opacity: 0.25 }),
  );
};
