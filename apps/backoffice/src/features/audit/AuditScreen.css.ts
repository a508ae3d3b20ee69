import { style } from '@vanilla-extract/css';

/** Values and subjects hold addresses and keys without a blank, which break anywhere rather than widen the page. */
export const values = style({ overflowWrap: 'anywhere' });
