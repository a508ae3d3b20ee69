import { breakpoint } from '../../theme/breakpoint.ts';

type Box = { left: number; top: number; right: number; bottom: number };
/** A box that should not be covered, and its weight. */
export type Needed = { box: Box; weight: number };
/** A corner at the bottom of the window, or the top right below the page header. */
export type Corner = 'end' | 'start' | 'head';

/** Size of one message and the space around it, px. */
const message = { width: 400, height: 96, edge: 24 } as const;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Returns the corner where a message covers the least of the controls in use. In a tie `now` is kept,
 * otherwise the bottom comes first.
 *
 * @param window px; `headBottom` is the bottom of the page header, 0 while it is out of view; `foot` is the
 * height of the bars at the bottom of a phone, above which a message is placed
 * @param now corner of the message being read
 */
export function quietCorner(
  window: { width: number; height: number; headBottom: number; foot: number },
  needed: readonly Needed[],
  now: Corner = 'end',
): Corner {
  const phone = window.width < breakpoint.tablet;
  const width = phone ? window.width : message.width + message.edge;
  const height = message.height + message.edge;
  const bottom = window.height - (phone ? window.foot : 0);
  const foot = { top: bottom - height, bottom };
  const boxes: [Corner, Box][] = [
    ['end', { ...foot, left: window.width - width, right: window.width }],
    ...(phone ? [] : [['start', { ...foot, left: 0, right: width }] as [Corner, Box]]),
    [
      'head',
      {
        top: window.headBottom,
        bottom: window.headBottom + height,
        left: window.width - width,
        right: window.width,
      },
    ],
  ];
  const cost = (box: Box) => needed.reduce((sum, each) => sum + shared(box, each.box) * each.weight, 0);
  const costs = boxes
    .map(([corner, box]) => ({ corner, cost: cost(box) }))
    .toSorted((a, b) => Number(b.corner === now) - Number(a.corner === now));
  return costs.reduce((best, each) => (each.cost < best.cost ? each : best)).corner;
}

/**
 * Returns the boxes on the page that should not be covered: the focused control and its row, buttons, bars
 * (`data-bar`) and other controls.
 */
export function neededOnPage(page: Document, own: Element | null): Needed[] {
  const pressed = page.activeElement === page.body ? null : page.activeElement;
  const row = pressed?.closest('tr, li, article, [role="row"], form') ?? null;
  return [
    ...page.querySelectorAll('button, a[href], input, select, textarea, [data-bar]'),
    ...(row ? [row] : []),
  ]
    .filter((element) => !own?.contains(element))
    .map((element) => ({
      box: element.getBoundingClientRect(),
      weight: element === pressed ? 10 : element.matches('button, [data-bar]') ? 3 : 1,
    }))
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight && box.right > box.left);
}
