import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Name, offer, count, away; on a phone the offer has a row of its own. */
export const line = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem) 4.5rem auto',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
