import { artwork } from '../artwork.ts';
import type { Canvas } from '../svg/canvas.ts';
import { cartonColours } from './carton-colours.ts';
import { darker, luminance, readableOn, shadow, white } from '../svg/colour.ts';
import type { Shot } from '../label.ts';
import { fading } from '../svg/light.ts';
import { clipped, ellipse, fine, line, moved, num, path } from '../svg/svg.ts';
import { text } from '../svg/text.ts';
import { wordmark } from './wordmark.ts';

/** A true orthographic view: turned by 26° and seen from 14° above. */
const turn = (26 * Math.PI) / 180;
const above = (14 * Math.PI) / 180;
/** Directions of one unit of width, depth and height on the picture; height only moves up. */
const along = [Math.cos(turn), Math.sin(turn) * Math.sin(above)] as const;
const deep = [Math.sin(turn), -Math.cos(turn) * Math.sin(above)] as const;
const up = Math.cos(above);

type Point = readonly [x: number, y: number];

/** Width, height and depth in any unit; the carton is scaled into its room. */
export type Measures = readonly [w: number, h: number, d: number];

interface Room {
  readonly w?: number;
  readonly h?: number;
  /** Middle of the whole on the picture. */
  readonly x?: number;
  /** Height of the nearest corner. */
  readonly base?: number;
}

export interface Corners {
  readonly topLeft: Point;
  readonly topRight: Point;
}

/** Draws a folding carton; returns two corners of its top, for parts on it. */
export function carton(canvas: Canvas, shot: Shot, [w0, h0, d0]: Measures, room: Room = {}): Corners {
  const scale = Math.min(
    (room.w ?? 436) / (w0 * along[0] + d0 * deep[0]),
    (room.h ?? 416) / (h0 * up + w0 * along[1] - d0 * deep[1]),
  );
  const [w, h, d] = [w0 * scale, h0 * scale, d0 * scale];
  const width = w * along[0] + d * deep[0];
  const tall = h * up + w * along[1] - d * deep[1];
  const middle = room.x ?? 240;
  const near: Point = [middle - width / 2 + w * along[0], room.base ?? 240 + Math.min(212, tall / 2 + 4)];
  const raise = ([x, y]: Point): Point => [x, y - h * up];
  const left: Point = [near[0] - w * along[0], near[1] - w * along[1]];
  const right: Point = [near[0] + d * deep[0], near[1] + d * deep[1]];
  const top = { left: raise(left), near: raise(near), right: raise(right) };
  const back: Point = [top.left[0] + d * deep[0], top.left[1] + d * deep[1]];
  const shape = (...points: Point[]): string => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;
  const { side, lid } = cartonColours(shot);

  canvas.add(
    ellipse(
      middle,
      near[1] - w * along[1] * 0.4 + 4,
      width * 0.7,
      34 + d * 0.1,
      canvas.radial([
        [0, white, 0.3],
        [1, white, 0],
      ]),
    ),
    ellipse(
      middle + 14,
      near[1] - w * along[1] * 0.45 + 2,
      width * 0.6,
      22 + d * 0.06,
      canvas.radial(fading(0.5)),
    ),
    path(
      `${shape(left, near, right, [right[0] + 5, right[1] + 3], [near[0] + 2, near[1] + 5], [left[0] + 1, left[1] + 4])}z`,
      shadow,
      { opacity: 0.3 },
    ),
    path(`${shape(near, right, top.right, top.near)}z`, side),
    path(`${shape(top.left, top.near, top.right, back)}z`, lid),
  );
  const onFront = `matrix(${fine(along[0])} ${fine(along[1])} 0 ${fine(up)} ${num(top.left[0])} ${num(top.left[1])})`;
  const onSide = `matrix(${fine(deep[0])} ${fine(deep[1])} 0 ${fine(up)} ${num(top.near[0])} ${num(top.near[1])})`;
  const onLid = `matrix(${fine(along[0])} ${fine(along[1])} ${fine(-deep[0])} ${fine(-deep[1])} ${num(back[0])} ${num(back[1])})`;
  canvas.add(
    moved(
      onFront,
      clipped(canvas.clip(`M0 0H${num(w)}V${num(h)}H0z`), artwork(canvas, shot, w, h, { turnBelow: 0.42 })),
    ),
  );
  if (d > 34) canvas.add(moved(onSide, sidePrint(shot, d, h, readableOn(side))));
  if (d > 60) {
    const style = {
      anchor: 'middle',
      colour: readableOn(lid, darker(shot.accent, 0.4)),
      max: w * 0.7,
    } as const;
    canvas.add(
      moved(
        onLid,
        wordmark(
          { ...shot, brand: shot.pack.brand },
          w / 2,
          d * 0.62,
          Math.min(34, d * 0.32, w * 0.12),
          style,
        ),
      ),
    );
  }
  light(
    canvas,
    {
      front: `${shape(left, near, top.near, top.left)}z`,
      side: `${shape(near, right, top.right, top.near)}z`,
      lid: `${shape(top.left, top.near, top.right, back)}z`,
    },
    luminance(side) > 0.7,
    luminance(lid) > 0.7,
  );
  const seam = ([x, y]: Point): Point => [x + d * deep[0] * 0.86, y + d * deep[1] * 0.86];
  canvas.add(
    line(shape(seam(top.left), seam(top.near)), shadow, 1, { opacity: 0.16 }),
    line(shape(top.left, top.near, top.right), white, 1.6, { opacity: 0.8 }),
    line(shape(top.near, near), white, 1.3, { opacity: 0.4 }),
    line(shape(top.left, back, top.right), shadow, 1, { opacity: 0.22 }),
    line(shape(top.left, left, near), shadow, 1, { opacity: 0.16 }),
  );
  return { topLeft: top.left, topRight: top.right };
}

/** The flank: the wordmark upright, legal lines, and a barcode where the side is low. */
function sidePrint({ pack, identity }: Shot, d: number, h: number, ink: string): string {
  const isTall = h > d * 1.5;
  const rows = [0.68, 0.6, 0.66, 0.4]
    .map((share, i) => `M${num(d * 0.16)} ${num(h * (isTall ? 0.8 : 0.5) + i * 9)}h${num(d * share)}`)
    .join('');
  const legal = isTall && h < 210 ? '' : line(rows, ink, 2.2, { opacity: 0.4 });
  if (!isTall) {
    const bars = line(`M${num(d * 0.16)} ${num(h * 0.84)}h${num(d * 0.4)}`, ink, h * 0.11, {
      dash: '2 2 4 2 1 3 3 1',
      opacity: 0.6,
    });
    return (
      wordmark({ identity, brand: pack.brand }, d * 0.5, h * 0.3, Math.min(26, d * 0.16), {
        anchor: 'middle',
        colour: ink,
        max: d * 0.8,
      }) +
      legal +
      bars
    );
  }
  const style = {
    weight: 700,
    fill: ink,
    anchor: 'middle',
    max: h * 0.6,
    opacity: 0.95,
    ...(identity.serif && { serif: true }),
  } as const;
  const upright = moved(
    `matrix(0 -1 1 0 ${num(d * 0.5)} ${num(h * (h > 210 ? 0.42 : 0.5))})`,
    text(pack.brand, 0, d * 0.1, Math.min(d * 0.34, 34), style),
  );
  return upright + legal;
}

interface Faces {
  readonly front: string;
  readonly side: string;
  readonly lid: string;
}

/** A white lid on a white page needs a tone; a dark one needs a shine. */
function light(canvas: Canvas, faces: Faces, isPaleSide: boolean, isPaleLid: boolean): void {
  canvas.add(
    path(
      faces.front,
      canvas.linear(
        [
          [0, white, 0.2],
          [0.4, white, 0],
          [1, shadow, 0.1],
        ],
        [0, 0, 1, 0.7],
      ),
    ),
    path(
      faces.side,
      canvas.linear([
        [0, shadow, isPaleSide ? 0.16 : 0.2],
        [1, shadow, isPaleSide ? 0.3 : 0.42],
      ]),
    ),
    path(
      faces.lid,
      canvas.linear(
        isPaleLid
          ? [
              [0, shadow, 0.03],
              [1, shadow, 0.13],
            ]
          : [
              [0, white, 0.35],
              [1, white, 0.07],
            ],
      ),
    ),
  );
}
