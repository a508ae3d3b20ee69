import { style } from '@vanilla-extract/css';

/** The text scrolls by itself, with the arrow keys too, while the tick and the button stay in sight. */
export const text = style({ maxBlockSize: '50vh', overflow: 'auto', overscrollBehavior: 'contain' });
