import { media, text } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** The key of the list; a device without a keyboard shows none. */
export const key = style({
  ...text.small,
  color: vars.text.soft,
  '@media': { [media.coarse]: { display: 'none' } },
});
