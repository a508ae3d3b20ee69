import { text, type TextStyle } from '../../svg/text.ts';
import { textWidth } from '../../svg/text-width.ts';

/** Draws the digits of a display; they do not depend on the label. */
export const digits = (value: string, x: number, y: number, size: number, style: TextStyle = {}): string =>
  text(value, x, y, size, {
    weight: 700,
    fill: '#1b2a28',
    anchor: 'middle',
    // Pins the width: a display has no room for a wider font.
    max: textWidth(value, size, { weight: 700 }) + 1,
    ...style,
  });

/** A healthy body temperature as a display shows it. */
export const temperature = (random: { int(from: number, to: number): number }): string =>
  `36,${random.int(2, 9)}`;
