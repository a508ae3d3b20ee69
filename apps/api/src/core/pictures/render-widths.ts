import type { PictureFormat, PictureWidth } from '@havan/domain/product-picture';
import { maxPixels } from './clean-picture.ts';
import { oneAtATime, pictureLibrary } from './picture-library.ts';

interface RenderedPicture {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
}

/** How a picture fills its width: a product is placed on a white square, a photo of a case keeps its shape. */
export type PictureShape = 'square' | 'asTaken';

/** Returns the picture at each width in both formats; none is enlarged beyond its pixels unless it must fill a square. */
export function renderWidths(
  bytes: Uint8Array,
  widths: readonly PictureWidth[],
  shape: PictureShape,
): Promise<RenderedPicture[]> {
  return oneAtATime(async () => {
    const library = await pictureLibrary();
    const rendered: RenderedPicture[] = [];
    for (const width of widths) {
      const picture = library(bytes, { limitInputPixels: maxPixels })
        .flatten({ background: 'white' })
        .resize(
          shape === 'square'
            ? { width, height: width, fit: 'contain', background: 'white' }
            : { width, height: width, fit: 'inside', withoutEnlargement: true },
        );
      // One after another, so that only one picture is in memory.
      const avif = await picture.clone().avif({ quality: 55, effort: 2 }).toBuffer();
      const webp = await picture.webp({ quality: 78 }).toBuffer();
      rendered.push({ width, format: 'avif', bytes: avif }, { width, format: 'webp', bytes: webp });
    }
    return rendered;
  });
}
