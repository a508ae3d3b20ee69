import { style } from '@vanilla-extract/css';

/** Values of fields hold addresses and keys without a blank, which break anywhere rather than widen the page. */
export const values = style({ display: 'block', minWidth: '9rem', overflowWrap: 'anywhere' });
