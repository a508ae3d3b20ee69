import { media } from '@havan/ui/scales';
import { style } from '@vanilla-extract/css';

/** The filters stand at the side on the web; below it they open over the list. */
export const opener = style({ '@media': { [media.web]: { display: 'none' } } });
