import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Filters take the width that the sort order leaves; on a phone each has a row of its own. */
export const row = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const order = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });

/** A choice beside the sort order: on a phone they share a row where their labels have room, or take one each. */
export const choice = style({
  flex: '1 1 11rem',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: 'auto' } },
});
