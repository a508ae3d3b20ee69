import { heading, stroke, weight } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** A hairline in the text colour: on screen that of the theme, in print black. */
const line = `${stroke.hairline} solid currentColor`;

export const sheet = style({
  breakAfter: 'page',
  '@media': { print: { padding: vars.space.l } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  justifyContent: 'space-between',
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: line,
});

export const title = style({ ...heading.panel, fontWeight: weight.strong, margin: '0' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: vars.space.m,
  margin: '0',
  overflowWrap: 'anywhere',
});

export const value = style({ margin: '0' });

export const parties = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.l,
  paddingBlock: vars.space.m,
});

export const party = style({ flex: '1 1 40%', overflowWrap: 'anywhere' });

export const name = style({ fontWeight: weight.strong });

export const scroller = style({ overflowX: 'auto' });

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const cell = style({
  padding: vars.space.xs,
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
});

export const figure = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);

export const sums = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  inlineSize: 'fit-content',
  minInlineSize: '50%',
  marginBlock: `${vars.space.m} 0`,
  marginInline: 'auto 0',
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
});

export const sum = style({ margin: '0', textAlign: 'end', paddingInlineStart: vars.space.l });

export const payable = style({ fontWeight: weight.strong, borderBlockStart: line });

export const words = style({ textAlign: 'end', marginBlock: vars.space.s });
