import { style } from '@vanilla-extract/css';

/** The steps of all rows are of one width, so that they read as a column. */
export const action = style({ display: 'inline-grid', minInlineSize: '7.25rem', whiteSpace: 'nowrap' });
