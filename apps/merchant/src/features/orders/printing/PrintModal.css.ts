import { style, styleVariants } from '@vanilla-extract/css';

/** Width and padding of each paper; nothing is scaled, and each order begins on a sheet of its own. */
export const page = styleVariants(
  { a4: ['190mm', '12mm'], a5: ['128mm', '10mm'], label: ['94mm', '4mm'] },
  ([inlineSize, paddingBlock]) => ({
    inlineSize,
    paddingBlock,
    marginInline: 'auto',
    breakAfter: 'page',
    // A list that continues on another page has its margin there too.
    boxDecorationBreak: 'clone',
  }),
);

/** A sheet with labels: A4 has four of 105 × 148 mm, any other paper one in the middle. */
export const sheet = styleVariants(
  {
    a4: ['210mm', '296mm', '1fr 1fr'],
    a5: ['148mm', '209mm', '1fr'],
    label: ['100mm', '149mm', '1fr'],
  },
  ([inlineSize, blockSize, columns]) => ({
    display: 'grid',
    inlineSize,
    blockSize,
    gridTemplate: columns === '1fr' ? '1fr / 1fr' : `1fr 1fr / ${columns}`,
    placeItems: 'center',
    overflow: 'hidden',
  }),
);
export const followed = style({ breakAfter: 'page' });
