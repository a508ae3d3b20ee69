import { stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  blockSize: '100%',
  padding: vars.space.m,
});

/** On a phone two stand beside each other and the rest beneath. */
export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  alignItems: 'center',
});

/** The amount and the step lie at the foot of every label, whatever stands above. */
export const foot = style({
  display: 'grid',
  gap: vars.space.s,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${stroke.hairline} solid ${vars.line.row}`,
});
