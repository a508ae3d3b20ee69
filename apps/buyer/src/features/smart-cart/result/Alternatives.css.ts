import { style } from '@vanilla-extract/css';

/** Room for the order and the ruler before the first alternative is found. */
export const room = style({ minHeight: '9rem' });
