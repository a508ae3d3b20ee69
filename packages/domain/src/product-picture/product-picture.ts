/** The pictures of a product: the pack from the front, its printed back, and the leaflet in it. The first is the main one. */
export const pictureViews = ['front', 'back', 'leaflet'] as const;
export type PictureView = (typeof pictureViews)[number];

export const pictureViewLabels: Readonly<Record<PictureView, string>> = {
  front: 'Ön yüz',
  back: 'Arka yüz ve barkod',
  leaflet: 'Kullanma talimatı',
};

/** Raised when packs are drawn differently: a picture is cached for ever under its number, so a new look needs a new one. */
export const drawingNumber = 1;

/**
 * Where a picture of a product is served, on every host. The answers of the API name it; the page of a product, which
 * shows it before any answer has come, knows it by itself.
 */
export const productPictureUrl = (productId: number, view: PictureView = 'front'): string =>
  `/img/p/${productId}${view === 'front' ? '' : `-${view}`}?v=${drawingNumber}`;
