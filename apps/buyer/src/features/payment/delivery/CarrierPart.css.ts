import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** The seller beside its carrier, on one line. */
export const choice = style({
  display: 'grid',
  alignItems: 'center',
  // A name alone takes the height of a choice: the rows beside each other stay on one line.
  minHeight: vars.control.medium,
  gap: vars.space.m,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(10.5rem, 1fr)',
});
