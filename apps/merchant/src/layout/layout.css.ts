import { measure, media, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

const whole = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: measure.page,
  marginInline: 'auto',
});
/** Icons only: labels would take the width that the columns of a table need. */
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

/** Set by `useRoomOfMenu`. */
const menuTop = 'var(--menu-top, 0rem)';

/** A phone has its navigation at the foot instead. */
export const side = style({
  '@media': {
    [media.phone]: { display: 'none' },
    [media.web]: {
      paddingBlock: vars.space.xl,
      paddingInline: vars.space.l,
      // Stays in view beside a long list.
      position: 'sticky',
      insetBlockStart: menuTop,
      alignSelf: 'start',
      blockSize: `calc(100dvh - ${menuTop})`,
      overflowY: 'auto',
      // The foot with the score is as high.
      scrollPaddingBlockEnd: '7rem',
      borderInlineEnd: `${stroke.hairline} solid ${vars.line.row}`,
    },
    [media.narrowWeb]: { paddingInline: vars.space.s },
  },
  selectors: { [`${deskLayout} > &`]: { '@media': { [media.web]: { paddingInline: vars.space.s } } } },
});

export const fromTablet = style({ '@media': { [media.phone]: { display: 'none' } } });
