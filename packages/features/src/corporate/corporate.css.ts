import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Lists of the text pages have their dots; those of the screens have none. */
export const list = style({
  display: 'grid',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.l,
  listStyle: 'disc',
});
