import { media } from '@havan/ui/scales';
import { style } from '@vanilla-extract/css';

/** Hidden on a phone, which has the button in the bar at its foot. */
export const notOnPhones = style({ '@media': { [media.phone]: { display: 'none' } } });

/** A sentence without a button, as wide as the bar. */
export const alone = style({ gridColumn: '1 / -1' });
