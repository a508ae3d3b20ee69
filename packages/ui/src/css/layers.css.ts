import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers in rising priority, so that specificity does not decide between components. */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  utilities: globalLayer('utilities'),
};
