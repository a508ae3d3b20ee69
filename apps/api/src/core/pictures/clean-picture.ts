import type { Sharp } from 'sharp';
import { oneAtATime, pictureLibrary } from './picture-library.ts';

/** Pixels of the largest picture that is decoded, about that of a phone camera: at most 100 MB of memory. */
export const maxPixels = 25_000_000;

type SentKind = 'image/png' | 'image/jpeg' | 'image/webp';

interface CleanPicture {
  readonly bytes: Uint8Array;
  readonly kind: 'image/png' | 'image/jpeg';
}

export type PictureRefusal = 'unreadable' | 'tooManyPixels' | 'tooSmall';

/**
 * Returns a picture encoded again from its pixels, upright: without place, time, owner, thumbnails, comments or
 * trailing bytes. A PNG stays a PNG, any other becomes a JPEG. The size is read from the header before any pixel is
 * decoded, so that a small file of a huge picture costs little.
 */
export function cleanPicture(
  bytes: Uint8Array,
  kind: SentKind,
  minEdge: number,
): Promise<CleanPicture | PictureRefusal> {
  return oneAtATime(async () => {
    const library = await pictureLibrary();
    try {
      const picture = library(bytes, { limitInputPixels: false, failOn: 'error' });
      const { width, height } = await picture.metadata();
      if (width * height > maxPixels) return 'tooManyPixels';
      if (Math.min(width, height) < minEdge) return 'tooSmall';
      return await encoded(picture.autoOrient(), kind);
    } catch {
      return 'unreadable';
    }
  });
}

async function encoded(picture: Sharp, kind: SentKind): Promise<CleanPicture> {
  if (kind === 'image/png') return { bytes: await picture.png().toBuffer(), kind };
  const jpeg = picture.flatten({ background: 'white' }).jpeg({ quality: 90 });
  return { bytes: await jpeg.toBuffer(), kind: 'image/jpeg' };
}
