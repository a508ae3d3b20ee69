/** Where the picture of a product is served. */
export const productImageUrl = (productId: number): string => `/images/products/${productId}.svg`;
