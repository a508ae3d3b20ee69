import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Picture, name with its reason, count, bin; on a phone the count goes beneath the picture's column. */
export const line = style({
  display: 'grid',
  alignItems: 'center',
  columnGap: vars.space.m,
  gridTemplateColumns: '4rem minmax(0, 1fr) auto auto',
  '@media': {
    [media.phone]: {
      columnGap: vars.space.s,
      gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    },
  },
});

export const count = style({ '@media': { [media.phone]: { display: 'none' } } });
