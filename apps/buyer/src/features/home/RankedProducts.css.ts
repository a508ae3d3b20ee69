import { media, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Read down the first column, then down the second. */
export const ranks = style({
  '@media': { [media.web]: { columns: 2, columnGap: vars.space.xxl } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 3rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: vars.row.comparing,
  paddingBlock: vars.space.xs,
  breakInside: 'avoid',
  borderBlockEnd: `${stroke.hairline} solid ${vars.line.row}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '2rem 3rem minmax(0, 1fr) auto auto' } },
});

/** On a phone beneath the name, so that the name keeps the width. */
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  gridColumn: 3,
  gridRow: 2,
  '@media': { [media.tablet]: { flexDirection: 'column', alignItems: 'end', gridColumn: 4, gridRow: 1 } },
});

export const heart = style({
  gridColumn: 4,
  gridRow: '1 / span 2',
  '@media': { [media.tablet]: { gridColumn: 5, gridRow: 1 } },
});
