import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { [media.belowWeb]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const filters = style({
  display: 'grid',
  gridTemplateColumns: '14rem 12rem 12rem',
  // An error beneath a day must not move the other fields.
  alignItems: 'start',
  gap: vars.space.s,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr', width: '100%' } },
});

/** The two days of a filter that has nothing else. */
export const days = style([filters, { gridTemplateColumns: '12rem 12rem' }]);

export const wide = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
