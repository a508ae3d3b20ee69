import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Counts stand in one column, so that the sentences begin beneath each other. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s,
});
