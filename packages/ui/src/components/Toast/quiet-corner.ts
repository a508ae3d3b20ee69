import { breakpoint } from '../../theme/scales.ts';

type Box = { left: number; top: number; right: number; bottom: number };
/** A box that must stay free, and its weight. */
export type Needed = { box: Box; weight: number };
/** The foot of the window at its end or start, or beneath the head of the page. */
export type Corner = 'end' | 'start' | 'head';

/** Of one message, with the room around it; px. */
const message = { width: 400, height: 96, edge: 24 } as const;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Returns the corner where a message covers least of the controls in use (walk, polish 10 and minor 21:
 * messages lay on the pay button and on the buttons of their own row). The foot is preferred as long as it
 * costs nothing.
 *
 * @param window px; `headBottom` is where the head of the page ends, 0 while it is out of sight
 * @param now the corner of a message that is being read: it stays unless another one covers less
 */
export function quietCorner(
  window: { width: number; height: number; headBottom: number },
  needed: readonly Needed[],
  now: Corner = 'end',
): Corner {
  const phone = window.width < breakpoint.tablet;
  const width = phone ? window.width : message.width + message.edge;
  const height = message.height + message.edge;
  const foot = { top: window.height - height - (phone ? 80 : 0), bottom: window.height };
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
 * Returns the boxes on the page that must stay free: the control just pressed and its row, buttons, bars (`data-bar`)
 * with what they say, and other controls.
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
