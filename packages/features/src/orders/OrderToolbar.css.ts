import { style } from '@vanilla-extract/css';

/** Wide enough for its own placeholder, and all of the row on a phone. */
export const search = style({ flex: '0 1 20rem', minInlineSize: '12rem' });

export const view = style({ display: 'flex', flex: 'none' });
