import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Filters take what the order leaves; on a phone each has a row of its own. */
export const row = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const order = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  alignItems: 'center',
  gap: vars.space.s,
});
