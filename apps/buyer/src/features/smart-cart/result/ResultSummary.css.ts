import { media } from '@havan/ui/scales';
import { style } from '@vanilla-extract/css';

/**
 * Room for the distance from the optimum, which takes two lines on a phone, and the state of the search; later for the
 * proof.
 */
export const certainty = style({ minHeight: '4rem', '@media': { [media.tablet]: { minHeight: '3rem' } } });
