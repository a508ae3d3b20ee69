import { style } from '@vanilla-extract/css';

/**
 * Values and subjects hold addresses and keys without spaces: they break at any character instead of widening the page.
 */
export const values = style({ overflowWrap: 'anywhere' });
