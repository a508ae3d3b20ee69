import { style } from '@vanilla-extract/css';

/** The line of the sentence that says when they come, kept until it is known. */
export const delivery = style({ minBlockSize: '1.125rem' });
