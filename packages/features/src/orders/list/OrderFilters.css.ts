import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** A choice that finds no room beside the others comes beneath them. */
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const day = style({ inlineSize: '12rem', '@media': { [media.phone]: { inlineSize: 'auto' } } });
/** As wide as its longest choice; beneath the days where the row is full. */
export const packing = style({
  minInlineSize: '10rem',
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});
export const other = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  maxInlineSize: '20rem',
  '@media': { [media.phone]: { gridColumn: '1 / -1', maxInlineSize: 'none' } },
});
