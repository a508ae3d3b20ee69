/** Pictures of a product: the front of the package, its back, and its leaflet. The first is the main one. */
export const pictureViews = ['front', 'back', 'leaflet'] as const;
export type PictureView = (typeof pictureViews)[number];

export const pictureViewLabels: Readonly<Record<PictureView, string>> = {
  front: 'Ön yüz',
  back: 'Arka yüz ve barkod',
  leaflet: 'Kullanma talimatı',
};

/** Version of the drawn packages: pictures are cached permanently under it, so a changed drawing needs a new number. */
export const drawingNumber = 1;

/**
 * Returns the URL of a product picture, the same on every host. API responses contain it; the product page
 * computes it to show the picture before any response.
 */
export const productPictureUrl = (productId: number, view: PictureView = 'front'): string =>
  `/img/p/${productId}${view === 'front' ? '' : `-${view}`}?v=${drawingNumber}`;

/** Stored widths of a photograph in pixels: a tile and a large view, each also for high-density screens. */
export const pictureWidths = [96, 192, 480, 960] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Returns the `srcset` of a picture for a tile of up to 96 px, for standard and high-density screens. */
export const tileWidths = (src: string | null | undefined): string | undefined =>
  src ? `${src}&w=96, ${src}&w=192 2x` : undefined;

/** Stored formats of a photograph, smaller files first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Returns the smallest stored width of at least `wish`; the largest when there is none. */
export const pictureWidthFor = (wish: number): PictureWidth =>
  pictureWidths.find((width) => width >= wish) ?? 960;

/** Returns the best format that an `Accept` header names; WebP by default, which every supported browser shows. */
export const pictureFormatFor = (accept: string | undefined): PictureFormat =>
  accept?.includes('image/avif') ? 'avif' : 'webp';
