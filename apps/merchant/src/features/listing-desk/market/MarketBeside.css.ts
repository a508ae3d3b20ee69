import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** The grid with the market beside it, once there is one; beneath it where the columns need the whole width. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  selectors: {
    '&:has(> aside)': { '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } } },
  },
});

/** Stays in view beside a long grid. */
export const market = style({
  '@media': { [media.wide]: { position: 'sticky', insetBlockStart: vars.space.l } },
});
