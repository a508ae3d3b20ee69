import { style } from '@vanilla-extract/css';

/** Room for two lines: the proof takes the place of the distance without moving what is below. */
export const certainty = style({ minHeight: '3rem' });

/** Room for the ruler before the first alternative is found. */
export const alternatives = style({ minHeight: '6rem' });
