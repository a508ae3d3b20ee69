import { figure, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

const { width, weight, ...large } = figure.large;

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: vars.surface.sheet,
  borderBlockStart: `${stroke.hairline} solid ${vars.line.section}`,
});

export const work = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: vars.row.comparing,
  paddingInline: vars.space.m,
  borderBlockEnd: `${stroke.hairline} solid ${vars.line.row}`,
  selectors: { '&:hover': { background: vars.surface.selected } },
});

/** Room for three digits, so that the texts of all rows are aligned. */
export const count = style({ ...large, fontWeight: weight, fontStretch: width, minInlineSize: '3ch' });

export const arrow = style({
  display: 'flex',
  inlineSize: '1rem',
  blockSize: '1rem',
  color: vars.text.faint,
});
