import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** The words of a button stay on one line: the other columns have texts that wrap. */
export const acts = style({
  display: 'flex',
  justifyContent: 'end',
  gap: vars.space.xs,
  whiteSpace: 'nowrap',
});
