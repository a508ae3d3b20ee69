import { style } from '@vanilla-extract/css';

/** Room for the ruler before the first alternative is found, and for what stands there when there is none. */
export const ruler = style({ minHeight: '6rem' });
