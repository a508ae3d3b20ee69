import { media, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** A row is a ledger line: the columns stand beneath each other however long the names are. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  minBlockSize: vars.row.comparing,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${stroke.hairline} solid ${vars.line.row}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 2.4fr) minmax(0, 1.4fr) 6rem 7rem auto',
    },
  },
});

export const name = style({ minInlineSize: 0 });

const stack = { display: 'grid', minInlineSize: 0 } as const;

export const seller = style({
  ...stack,
  '@media': { [media.phone]: { gridRow: 2, gridColumn: '2 / 3' } },
});

export const expiry = style({
  ...stack,
  justifyItems: 'end',
  '@media': { [media.phone]: { gridRow: 2, gridColumn: '3 / 5' } },
});

export const price = style({ ...stack, justifyItems: 'end' });
