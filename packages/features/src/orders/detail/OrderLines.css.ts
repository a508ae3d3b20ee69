import { media, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) 5rem 6rem 7rem',
  gridTemplateAreas: '"picture name units price total"',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockStart: `${stroke.hairline} solid ${vars.line.row}`,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"picture name name" "picture units total"',
      rowGap: vars.space.xxs,
    },
  },
});

export const picture = style({ gridArea: 'picture', inlineSize: '3rem', blockSize: '3rem' });
export const name = style({ gridArea: 'name', minInlineSize: 0 });
export const units = style({
  gridArea: 'units',
  textAlign: 'end',
  '@media': { [media.phone]: { textAlign: 'start' } },
});
export const price = style({
  gridArea: 'price',
  textAlign: 'end',
  '@media': { [media.phone]: { display: 'none' } },
});
export const total = style({ gridArea: 'total', textAlign: 'end' });
