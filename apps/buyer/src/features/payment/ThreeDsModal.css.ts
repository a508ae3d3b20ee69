import { style } from '@vanilla-extract/css';

/** The bank's page as it is, as high as the window allows. */
export const frame = style({ display: 'block', inlineSize: '100%', blockSize: 'min(36rem, 70vh)' });
