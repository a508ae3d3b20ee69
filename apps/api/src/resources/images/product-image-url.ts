/** Raised when packs are drawn differently: pictures are cached for ever, so a new look needs a new address. */
const drawing = 1;

/** Where the pack shot of a product is served, on every host. */
export const productImageUrl = (productId: number): string => `/img/p/${productId}.svg?v=${drawing}`;
