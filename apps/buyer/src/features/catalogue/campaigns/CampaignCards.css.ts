import { media, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `${stroke.hairline} solid ${vars.line.row}`;

/** Labels as they come from the printer: joined, parted by fine lines. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: line,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', borderInlineStart: line },
    [media.web]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  borderBlockEnd: line,
  '@media': { [media.tablet]: { padding: vars.space.m, borderInlineEnd: line } },
});

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
});

export const rows = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: line,
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  alignItems: 'center',
  paddingBlock: vars.space.s,
  borderBlockEnd: line,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr) 11rem', columnGap: vars.space.l },
  },
});

export const figure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
});

export const shelf = style({ display: 'flex', gap: vars.space.s, blockSize: '4rem', overflow: 'clip' });
