import { style } from '@vanilla-extract/css';

export const awaited = style({ visibility: 'hidden' });
