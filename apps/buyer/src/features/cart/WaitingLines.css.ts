import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Picture, name with its reason, count, bin. */
export const line = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: vars.space.m,
  gridTemplateColumns: '4rem minmax(0, 1fr) auto auto',
});
