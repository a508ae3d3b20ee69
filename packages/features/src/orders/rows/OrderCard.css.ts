import { stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  alignItems: 'start',
  rowGap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.m,
});

/** Three pictures and a number in one row, as small as a phone needs them. */
export const pictures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(0, ${vars.space.xxl})`,
  gap: vars.space.xs,
  alignItems: 'center',
});

/** The amount and the button are at the foot of every label, whatever its height. */
export const foot = style({
  display: 'grid',
  gap: vars.space.s,
  gridRow: '5 / -1',
  alignSelf: 'end',
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${stroke.hairline} solid ${vars.line.row}`,
});
