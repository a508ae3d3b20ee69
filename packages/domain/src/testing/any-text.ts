import * as fc from 'fast-check';

/** Generates texts of any code points, including unpaired surrogates. Much faster than `unit: 'binary'`. */
export const anyText = fc.string({ unit: fc.nat(0x10ffff).map((point) => String.fromCodePoint(point)) });
