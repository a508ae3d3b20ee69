import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** A large cart has forty of them: what is out of sight is neither laid out nor painted, and keeps its height. */
export const group = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 24rem' });

/** The way to free shipping, the carrier, and the subtotal beneath the sums of the lines, beside the column of bins. */
export const foot = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) 14rem minmax(8rem, auto)',
      paddingInlineEnd: `calc(${vars.control.medium} + ${vars.space.m})`,
    },
  },
});
