import { style } from '@vanilla-extract/css';

/**
 * A basket may hold five hundred lines: what is out of sight is neither laid out nor painted, and keeps its height. Not
 * for lines that are in sight as soon as the basket comes: they would be of a usual height for a moment.
 */
export const far = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 5.5rem' });

/** Where the lines will stand that are not drawn yet: whoever has scrolled down stays there while a basket changes. */
export const coming = style({ blockSize: 'calc(var(--lines) * 5.5rem)' });
