import { style } from '@vanilla-extract/css';

/**
 * A cart may have five hundred lines: those out of view are neither laid out nor painted and keep their height. Not for
 * lines that are in view at once, which would have the assumed height for a moment.
 */
export const far = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 5.5rem' });

/** Room of the lines that are not drawn yet, so that the scroll position stays while a cart changes. */
export const coming = style({ blockSize: 'calc(var(--lines) * 5.5rem)' });
