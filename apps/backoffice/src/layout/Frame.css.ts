import { measure, media } from '@havan/ui/scales';
import { style } from '@vanilla-extract/css';

/** A phone has no room for the operator's name; the audit trail records it. */
export const fromTablet = style({ '@media': { [media.phone]: { display: 'none' } } });

/** The menu at the side from the web width on, above the screen on smaller ones. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: measure.page,
  marginInline: 'auto',
  '@media': { [media.web]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});
