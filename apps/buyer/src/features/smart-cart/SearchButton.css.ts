import { media } from '@havan/ui/scales';
import { style } from '@vanilla-extract/css';

/** A phone has the button in the bar at its foot. */
export const notOnPhones = style({ '@media': { [media.phone]: { display: 'none' } } });

/** Beside the button of the bar; a sentence that stands there alone has the whole of it. */
export const alone = style({ gridColumn: '1 / -1' });
