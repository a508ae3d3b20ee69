import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two lines in a cell of 53 px. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  justifyItems: 'start',
});
export const linesEnd = style([lines, { justifyItems: 'end' }]);

export const product = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
});
