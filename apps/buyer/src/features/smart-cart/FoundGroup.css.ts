import { style } from '@vanilla-extract/css';

/** A basket may hold five hundred: what is out of sight is neither laid out nor painted, and keeps its height. */
export const line = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 5.5rem' });
