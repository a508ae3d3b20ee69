import { style } from '@vanilla-extract/css';

/** One ticket is read like a letter: no wider than a line of text. */
export const column = style({ maxInlineSize: '48rem' });
