import * as fc from 'fast-check';

/** Texts of any code points, halves of pairs among them: what a field may be sent. Built far sooner than `unit: 'binary'`. */
export const anyText = fc.string({ unit: fc.nat(0x10ffff).map((point) => String.fromCodePoint(point)) });
