import { media, radius, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const frame = style({
  background: vars.surface.sheet,
  border: `${stroke.frame} solid ${vars.line.section}`,
  borderRadius: radius.control,
  overflow: 'clip',
  blockSize: '100%',
});

/** Eight months beside each other; on a narrow screen the shelf scrolls, the page does not. */
export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(7.5rem, 1fr)',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
});

export const month = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  scrollSnapAlign: 'start',
  borderInlineStart: `${stroke.hairline} solid ${vars.line.row}`,
  selectors: { '&:first-child': { borderInlineStart: 'none' } },
});

export const goods = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  flexGrow: 1,
  padding: vars.space.xs,
  minBlockSize: '12rem',
  '@media': { [media.web]: { minBlockSize: '15rem' } },
});

export const mark = style({
  padding: vars.space.xs,
  borderBlockStart: `${stroke.frame} solid ${vars.line.section}`,
});

/** The heart lies over the ground of the picture and beside the link, not in it. */
export const place = style({ position: 'relative', maxInlineSize: '10rem' });
export const corner = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });

export const product = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  borderRadius: radius.mark,
  selectors: { '&:hover': { background: vars.surface.hover } },
});

/** The pack stands beside the heart, which would cover it on so small a ground. */
globalStyle(`${product} > :first-child`, { paddingInlineEnd: '2.25rem' });
