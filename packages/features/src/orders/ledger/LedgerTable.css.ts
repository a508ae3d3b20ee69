import { stroke, text } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const scroll = style({
  overflowX: 'auto',
  borderBlockStart: `${stroke.frame} solid ${vars.line.section}`,
  selectors: { '&:focus-visible': { outline: `${stroke.focus} solid ${vars.line.focus}` } },
});
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

const cellBox = { paddingBlock: vars.space.xs, paddingInline: vars.space.s } as const;

export const name = style({ ...cellBox, minInlineSize: '11rem', textAlign: 'start', fontWeight: 'inherit' });
export const head = style({
  ...cellBox,
  ...text.small,
  textAlign: 'end',
  color: vars.text.soft,
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
});
export const cell = style({ ...cellBox, textAlign: 'end', whiteSpace: 'nowrap' });
export const entry = style({ borderBlockStart: `${stroke.hairline} solid ${vars.line.row}` });
export const totals = style({ borderBlockStart: `${stroke.frame} solid ${vars.line.section}` });
