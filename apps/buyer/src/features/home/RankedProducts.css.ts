import { media, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Read down the first column, then down the second. */
export const ranks = style({
  '@media': { [media.web]: { columns: 2, columnGap: vars.space.xxl } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: '2rem 3rem minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.row.comparing,
  paddingBlock: vars.space.xs,
  breakInside: 'avoid',
  borderBlockEnd: `${stroke.hairline} solid ${vars.line.row}`,
});
