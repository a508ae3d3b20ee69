import { style } from '@vanilla-extract/css';

/** What the keys do concerns nobody who has none. */
export const keys = style({ '@media': { '(hover: none)': { display: 'none' } } });
