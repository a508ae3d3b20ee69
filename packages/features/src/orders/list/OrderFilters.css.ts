import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gridTemplateColumns: '12rem 12rem minmax(7rem, 20rem) max-content',
  justifyContent: 'start',
  // An error beneath a day must not move the other fields.
  alignItems: 'start',
  gap: vars.space.s,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const day = style({ minInlineSize: 0 });
/** As wide as its longest choice; beneath the days where the row is full. */
export const packing = style({
  minInlineSize: '10rem',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const other = style({
  minInlineSize: 0,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
