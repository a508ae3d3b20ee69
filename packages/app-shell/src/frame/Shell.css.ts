import { style } from '@vanilla-extract/css';

/** As tall as the window, so that the footer is out of view while a screen loads and is not moved by it. */
export const screen = style({ minBlockSize: '100svh' });
