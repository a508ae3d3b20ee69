import { style } from '@vanilla-extract/css';

/** Style of the notes on keys, hidden on devices without any. */
export const keys = style({ '@media': { '(hover: none)': { display: 'none' } } });
