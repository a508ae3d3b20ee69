import { style } from '@vanilla-extract/css';

/** Style of the line with the delivery times, reserved until they are loaded. */
export const delivery = style({ minBlockSize: '1.125rem' });
