import { style } from '@vanilla-extract/css';

/** As high as the parts that follow are at least. */
export const place = style({ minBlockSize: '60rem' });
