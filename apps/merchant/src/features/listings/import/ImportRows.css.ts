import { media, text } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Hint of the list's key, hidden on touch devices. */
export const key = style({
  ...text.small,
  color: vars.text.soft,
  '@media': { [media.coarse]: { display: 'none' } },
});
