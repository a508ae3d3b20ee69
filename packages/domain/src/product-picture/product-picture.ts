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
 * Returns the address of a product picture, the same on every host. The answers of the API contain it; the
 * page of a product, which shows it before any answer, computes it.
 */
export const productPictureUrl = (productId: number, view: PictureView = 'front'): string =>
  `/img/p/${productId}${view === 'front' ? '' : `-${view}`}?v=${drawingNumber}`;

/** Widths in pixels in which a photograph is kept: a tile and a large view, each also for a dense screen. */
export const pictureWidths = [96, 192, 480, 960] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Returns the addresses of a picture for a tile of up to 96 px, on a plain and on a dense screen. */
export const tileWidths = (src: string | null | undefined): string | undefined =>
  src ? `${src}&w=96, ${src}&w=192 2x` : undefined;

/** Formats in which a photograph is kept, the smaller first. */
export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Returns the smallest kept width that covers a wish; the largest for a wish beyond it. */
export const pictureWidthFor = (wish: number): PictureWidth =>
  pictureWidths.find((width) => width >= wish) ?? 960;

/** Returns the best format that an `Accept` header names. Every browser that runs the apps shows WebP. */
export const pictureFormatFor = (accept: string | undefined): PictureFormat =>
  accept?.includes('image/avif') ? 'avif' : 'webp';
