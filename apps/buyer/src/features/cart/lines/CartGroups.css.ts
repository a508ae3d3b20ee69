import { style } from '@vanilla-extract/css';

/**
 * At least as tall as the window while lines are still to be drawn, so that content below is out of view and cannot
 * jump.
 */
export const growing = style({ minBlockSize: '100svh' });
