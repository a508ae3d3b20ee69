import { media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Picture, name, unit price, count, sum, bin: one row on the web, a small label on a phone. */
export const line = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  gridTemplateColumns: '4rem minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"picture name name bin" "picture unit unit unit" "count count total total"',
  '@media': {
    [media.tablet]: {
      columnGap: vars.space.m,
      gridTemplateColumns: `4rem minmax(0, 1fr) 6rem auto 8rem ${vars.control.medium}`,
      gridTemplateAreas: '"picture name unit count total bin"',
    },
  },
});

export const picture = style({ gridArea: 'picture', alignSelf: 'start' });
export const name = style({ gridArea: 'name', minWidth: 0 });
export const unit = style({
  gridArea: 'unit',
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  '@media': { [media.tablet]: { flexDirection: 'column', alignItems: 'end', gap: 0 } },
});
export const count = style({ gridArea: 'count' });
export const total = style({ gridArea: 'total', textAlign: 'end' });
export const bin = style({
  gridArea: 'bin',
  '@media': { [media.phone]: { alignSelf: 'start' } },
});
