import { vars } from '@havan/ui/theme';
import { style } from '@vanilla-extract/css';

/** As tall as the shelf beside it; the entries share the height. */
export const panel = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });
export const rest = style({ display: 'grid', flexGrow: 1, gridAutoRows: 'minmax(min-content, 1fr)' });
export const middle = style({ display: 'grid', blockSize: '100%', alignContent: 'center' });

/** Counts form one column, so that the texts are aligned. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  blockSize: '100%',
  alignItems: 'center',
  columnGap: vars.space.s,
});
