import { focusInside } from '../../css/focus.ts';
import { part, variants, within } from '../../css/part.ts';
import { rows } from '../ProductCard/ProductCard.css.ts';
import { layer, media, radius } from '../../theme/scales.ts';
import { vars } from '../../theme/theme.css.ts';

export const sheet = part({
  position: 'relative',
  container: 'sheet / inline-size',
  overflow: 'clip',
  border: `1px solid ${vars.line.section}`,
  borderRadius: radius.control,
  background: vars.surface.sheet,
  '@media': { [media.phone]: { marginInline: '-16px', borderInline: 0, borderRadius: 0 } },
});

export const cells = part({ display: 'grid', marginInlineEnd: '-1px', marginBottom: '-1px' });

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const layout = variants({
  // Two, four or five columns, so that a page of twenty labels fills every row.
  grid: {
    gridTemplateColumns: columns(2),
    '@container': {
      'sheet (min-width: 640px)': { gridTemplateColumns: columns(4) },
      'sheet (min-width: 1000px)': { gridTemplateColumns: columns(5) },
    },
  },
  strip: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(200px, calc(100% / 6.4))',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollbarWidth: 'none',
    selectors: { '&:focus-visible': focusInside },
    '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
  },
});

/** A cell spans as many rows of the grid as a label has parts. */
export const cell = part({
  display: 'grid',
  gridRow: `span ${rows}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
  borderInlineEnd: `1px solid ${vars.line.row}`,
  borderBottom: `1px solid ${vars.line.row}`,
});
within(`${layout.strip} > ${cell}`, { scrollSnapAlign: 'start' });

/** Buttons of a strip, at the height of the pictures; hidden at an end and without a hovering pointer. */
export const turn = part({
  position: 'absolute',
  zIndex: layer.raised,
  top: '80px',
  borderRadius: radius.control,
  background: vars.surface.sheet,
  selectors: {
    '&:has(> [aria-disabled="true"]:not(:focus-visible))': { opacity: 0, pointerEvents: 'none' },
  },
  '@media': { '(hover: none)': { display: 'none' } },
});
export const side = variants({ back: { insetInlineStart: '8px' }, on: { insetInlineEnd: '8px' } });
