import { style } from '@vanilla-extract/css';

/**
 * A basket may hold five hundred lines: what is out of sight is neither laid out nor painted, and keeps its height. Not
 * for lines that are in sight as soon as the basket comes: they would be of a usual height for a moment.
 */
export const far = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 5.5rem' });

/** Style of the lines that are not drawn yet: the scroll position stays while a cart changes. */
export const coming = style({ blockSize: 'calc(var(--lines) * 5.5rem)' });
