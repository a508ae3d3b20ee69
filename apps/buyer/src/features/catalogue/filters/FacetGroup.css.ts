import { stroke, text, weight } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const group = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  paddingBlock: vars.space.m,
  borderBlockStart: `${stroke.hairline} solid ${vars.line.row}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
});

export const title = style({ ...text.standard, fontWeight: weight.strong, color: vars.text.main });

export const choices = style({ inlineSize: '100%' });

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s,
});

export const count = style({
  ...text.small,
  color: vars.text.faint,
  fontVariantNumeric: 'tabular-nums',
});

export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.s,
  inlineSize: '100%',
});

export const form = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start', inlineSize: '100%' });
