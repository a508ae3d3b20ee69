import { measure, media, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

const whole = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: measure.page,
  marginInline: 'auto',
});
/** Icons alone: the words would take what the columns of a table need. */
const icons = { gridTemplateColumns: '4.5rem minmax(0, 1fr)' };

/** The menu at the side from the web width on, above the screen on a tablet. */
export const layout = style([
  whole,
  {
    '@media': {
      [media.web]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
      [media.narrowWeb]: icons,
    },
  },
]);
export const deskLayout = style([whole, { '@media': { [media.web]: icons } }]);

/** A phone has its navigation under the thumb instead. */
export const side = style({
  '@media': {
    [media.phone]: { display: 'none' },
    [media.web]: {
      paddingBlock: vars.space.xl,
      paddingInline: vars.space.l,
      // The menu stays in reach beside a long list.
      position: 'sticky',
      insetBlockStart: 0,
      alignSelf: 'start',
      blockSize: '100dvh',
      overflowY: 'auto',
      borderInlineEnd: `${stroke.hairline} solid ${vars.line.row}`,
    },
    [media.narrowWeb]: { paddingInline: vars.space.s },
  },
  selectors: { [`${deskLayout} > &`]: { '@media': { [media.web]: { paddingInline: vars.space.s } } } },
});

export const fromTablet = style({ '@media': { [media.phone]: { display: 'none' } } });
