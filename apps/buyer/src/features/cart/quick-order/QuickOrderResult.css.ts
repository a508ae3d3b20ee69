import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Name, offer, count, away; on a phone the offer has a row of its own, its count beside it. */
export const line = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem) 4.5rem auto',
  gridTemplateAreas: '"name offer count away" "name remarks remarks remarks"',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name away" "offer count" "remarks remarks"',
    },
  },
});

export const name = style({ gridArea: 'name' });
export const offer = style({ gridArea: 'offer', minWidth: 0 });
export const count = style({ gridArea: 'count' });
export const away = style({ gridArea: 'away' });
export const remarks = style({ gridArea: 'remarks', minWidth: 0 });
