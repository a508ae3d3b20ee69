import { measure, media, stroke } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** The menu at the side from the web width on, above the screen on a tablet. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: measure.page,
  marginInline: 'auto',
  '@media': { [media.web]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

/** A phone has its places under the thumb instead. */
export const side = style({
  '@media': {
    [media.phone]: { display: 'none' },
    [media.web]: {
      paddingBlock: vars.space.xl,
      paddingInline: vars.space.l,
      borderInlineEnd: `${stroke.hairline} solid ${vars.line.row}`,
    },
  },
});

export const fromTablet = style({ '@media': { [media.phone]: { display: 'none' } } });
