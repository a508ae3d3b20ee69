import type { PictureView } from '@havan/domain/product-picture';

/** Raised when packs are drawn differently: pictures are cached for ever, so a new look needs a new address. */
const drawing = 1;

/** Where a picture of a product is served, on every host: the pack shot itself, or another view of it. */
export const productImageUrl = (productId: number, view: PictureView = 'front'): string =>
  `/img/p/${productId}${view === 'front' ? '' : `-${view}`}.svg?v=${drawing}`;
