import { style, styleVariants } from '@vanilla-extract/css';

/** The widths of the papers; a printer scales nothing, and each order begins a sheet of its own. */
export const page = styleVariants(
  { a4: ['190mm', '12mm'], a5: ['128mm', '10mm'], label: ['94mm', '4mm'] },
  ([inlineSize, paddingBlock]) => ({
    inlineSize,
    paddingBlock,
    marginInline: 'auto',
    breakAfter: 'page',
    // A list that goes on overleaf has its margin there as well.
    boxDecorationBreak: 'clone',
  }),
);

/** A sheet with labels: four of 105 × 148 mm on A4, one in the middle of the others. */
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
