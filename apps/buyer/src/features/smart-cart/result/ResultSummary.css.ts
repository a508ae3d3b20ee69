import { media } from '@havan/ui/scales';
import { style } from '@vanilla-extract/css';

/** Room for the distance, which a phone breaks in two lines, and what is being done about it; the proof takes their place. */
export const certainty = style({ minHeight: '4rem', '@media': { [media.tablet]: { minHeight: '3rem' } } });
