import { styleVariants } from '@vanilla-extract/css';

/** The widths of the papers; a printer scales nothing, and each order begins a sheet of its own. */
export const page = styleVariants({ a4: '190mm', a5: '128mm', label: '94mm' }, (inlineSize) => ({
  inlineSize,
  marginInline: 'auto',
  breakAfter: 'page',
}));
