import { labelHeight, media } from '@havan/ui/scales';
import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gap: vars.space.s,
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  '@media': {
    [media.web]: { alignItems: 'start', gridTemplateColumns: 'minmax(12rem, 18rem) minmax(0, 1fr)' },
  },
});

/** Aligned with the fields of the first row of filters, whatever stands beneath them. */
export const search = style({
  minInlineSize: 0,
  '@media': { [media.web]: { marginTop: labelHeight } },
});
/** From the web width on, all filters are open. */
export const opener = style({ '@media': { [media.web]: { display: 'none' } } });

export const choices = style({
  display: 'grid',
  gap: vars.space.s,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gridColumn: '1 / -1',
  '@media': { [media.web]: { gridColumn: 'auto' } },
});
export const choicesClosed = style([choices, { '@media': { [media.belowWeb]: { display: 'none' } } }]);

export const clear = style({ alignSelf: 'end' });

/** Reserves the room of a text that is not known yet. */
export const coming = style({ visibility: 'hidden' });
