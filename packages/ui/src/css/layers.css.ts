import { globalLayer } from '@vanilla-extract/css';

/** Declared once, in this order, so that no part ever fights another with specificity. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
};
