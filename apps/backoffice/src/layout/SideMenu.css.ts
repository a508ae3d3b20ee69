import { media, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stays in reach beside a long list. */
export const side = style({
  display: 'none',
  '@media': {
    [media.web]: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space.m,
      // Room for the page's header, so that the last items scroll into view too.
      paddingBlock: `${vars.space.l} 6rem`,
      paddingInline: vars.space.m,
      position: 'sticky',
      insetBlockStart: 0,
      alignSelf: 'start',
      blockSize: '100dvh',
      overflowY: 'auto',
      borderInlineEnd: `${stroke.hairline} solid ${vars.line.row}`,
    },
  },
});

/** A faint rule separates the groups, because the name of a group looks much like an item. */
export const group = style({
  selectors: {
    '& + &': {
      borderBlockStart: `${stroke.hairline} solid ${vars.line.row}`,
      paddingBlockStart: vars.space.m,
    },
  },
});

/** Aligned with the items of the group. */
export const name = style({ paddingInline: vars.space.m, paddingBlockEnd: vars.space.xs });

/** Two rows of 45 px, also before it is known what the operator may open. */
export const rows = style({
  minWidth: 0,
  minBlockSize: '5.625rem',
  '@media': { [media.web]: { display: 'none' } },
});
