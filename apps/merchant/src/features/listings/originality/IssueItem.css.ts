import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** The product beside what was reported about it. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.m,
});
