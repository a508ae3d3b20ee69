import { style } from '@vanilla-extract/css';

/** As tall as the window while lines are still to come: what stands below them is not seen yet, so it cannot jump. */
export const growing = style({ minBlockSize: '100svh' });
