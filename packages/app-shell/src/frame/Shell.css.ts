import { style } from '@vanilla-extract/css';

/** As tall as the window, so that the footer stays out of sight while a screen loads and is not pushed when it comes. */
export const screen = style({ minBlockSize: '100svh' });
