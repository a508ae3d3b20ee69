import type { OrderCaseReason } from '@havan/domain/order-case';
import { colour, drawPng, type Point, type Shape } from './png.ts';

const width = 640;
const height = 480;
/** The scenes are laid out larger than they are drawn: a start waits for every pixel. */
const scale = 0.75;

const shape = (fill: string, ...points: Point[]): Shape => ({ fill: colour(fill), points });
const block = (fill: string, x: number, y: number, w: number, h: number): Shape =>
  shape(fill, [x, y], [x + w, y], [x + w, y + h], [x, y + h]);

const scaled = ({ points, fill }: Shape): Shape => ({
  fill,
  points: points.map(([x, y]) => [x * scale, y * scale]),
});

const table = [block('#d8dcd3', 0, 0, width, 250), block('#b9a68a', 0, 250, width, 230)];

/** Returns a pack of medicine mainCategories: front, side, lid, and a band in the colour of its brand. */
const pack = (x: number, y: number, w: number, h: number, band: string): Shape[] => [
  block('#f4f1e8', x, y, w, h),
  shape('#d3cec0', [x + w, y], [x + w + 26, y - 18], [x + w + 26, y + h - 18], [x + w, y + h]),
  shape('#fffdf6', [x, y], [x + 26, y - 18], [x + w + 26, y - 18], [x + w, y]),
  block(band, x, y + h * 0.2, w, h * 0.22),
  block('#9a978c', x + w * 0.12, y + h * 0.56, w * 0.6, 5),
  block('#9a978c', x + w * 0.12, y + h * 0.66, w * 0.42, 5),
];

/** An open carton seen from the front and above. */
const carton: readonly Shape[] = [
  shape('#8a6a3f', [150, 190], [260, 130], [520, 130], [470, 190]),
  shape('#c59a5f', [150, 190], [470, 190], [470, 400], [150, 400]),
  shape('#a87f49', [470, 190], [520, 130], [520, 330], [470, 400]),
  shape('#d9b27a', [150, 190], [470, 190], [440, 232], [120, 232]),
  shape('#b98d54', [520, 130], [470, 190], [520, 222], [566, 158]),
  block('#e6d3ab', 290, 232, 34, 168),
];

/** The segments of a digit as a till shows them: top, middle, bottom, then left and right of both halves. */
const digits: Readonly<Record<string, string>> = {
  '0': 'tbLRlr',
  '1': 'Rr',
  '2': 'tmbRl',
  '3': 'tmbRr',
  '4': 'mLRr',
  '7': 'tRr',
};
const segments: Readonly<Record<string, readonly [x: number, y: number, w: number, h: number]>> = {
  t: [0, 0, 20, 5],
  m: [0, 17, 20, 5],
  b: [0, 34, 20, 5],
  L: [0, 0, 5, 20],
  R: [15, 0, 5, 20],
  l: [0, 19, 5, 20],
  r: [15, 19, 5, 20],
};
const printed = (text: string, x: number, y: number): Shape[] =>
  text.split('').flatMap((sign, i) =>
    (digits[sign] ?? '').split('').flatMap((name) => {
      const [dx, dy, w, h] = segments[name] ?? [0, 0, 0, 0];
      return block('#2b2b28', x + i * 28 + dx, y + dy, w, h);
    }),
  );

const scenes: Partial<Record<OrderCaseReason, readonly Shape[]>> = {
  damaged: [
    ...carton,
    // One corner is crushed: the table shows where the carton should be, torn layers beneath it.
    shape('#b9a68a', [400, 400], [424, 352], [452, 340], [470, 300], [520, 250], [560, 420]),
    shape('#8a6a3f', [400, 400], [424, 352], [452, 340], [470, 300], [486, 318], [448, 372]),
    shape('#e8cfa0', [424, 352], [452, 340], [470, 300], [474, 306], [456, 346], [428, 358]),
    shape('#a87f49', [330, 250], [396, 300], [372, 352], [384, 304]),
  ],
  missing: [
    ...carton,
    ...pack(190, 168, 62, 60, '#2f7d6b'),
    block('#6f542f', 300, 150, 150, 40),
    shape('#d9b27a', [150, 190], [470, 190], [440, 232], [120, 232]),
  ],
  wrong: [...pack(120, 210, 150, 190, '#2f7d6b'), ...pack(370, 290, 96, 110, '#7c3f6b')],
  shortExpiry: [
    ...pack(130, 130, 340, 280, '#2b5f8a'),
    block('#fffdf6', 250, 320, 200, 66),
    ...printed('042027', 264, 334),
  ],
};

/** Returns the photo of a defective parcel, drawn once for each reason. Null for reasons that need none. */
export function casePhoto(reason: OrderCaseReason): Buffer | null {
  const scene = scenes[reason];
  return scene ? drawPng(width * scale, height * scale, [...table, ...scene].map(scaled)) : null;
}
