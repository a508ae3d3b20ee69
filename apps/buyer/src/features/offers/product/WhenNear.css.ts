import { style } from '@vanilla-extract/css';

/** The least height of the parts that follow. */
export const place = style({ minBlockSize: '60rem' });
