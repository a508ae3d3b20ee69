import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from '@havan/domain/product-picture';

/** Length of the start of a hash that identifies a photograph: 40 hex digits, 160 bits. */
const nameLength = 40;

const fileOf = (hash: string, width: PictureWidth, format: PictureFormat): string =>
  `${hash.slice(0, nameLength)}-${width}.${format}`;

/** Returns the storage key of a photograph in a width and format. */
export const photoKey = (hash: string, width: PictureWidth, format: PictureFormat): string =>
  `product-photos/${fileOf(hash, width, format)}`;

/** Returns the address of the same bytes; it never shows others, so it is cached for ever. */
export const photoUrl = (hash: string, width: PictureWidth, format: PictureFormat): string =>
  `/img/f/${fileOf(hash, width, format)}`;

/** Returns the path of a brand's logo, for a tile of up to 96 px on a dense screen; null without a logo. */
export const logoUrl = (hash: string | null): string | null => hash && photoUrl(hash, 192, 'webp');

const filePattern = new RegExp(
  `^[0-9a-f]{${nameLength}}-(?:${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})$`,
);

/** Returns the storage key and type of a file name from a photo path; null for any other text. */
export function photoFile(file: string): { readonly key: string; readonly contentType: string } | null {
  const format = filePattern.exec(file)?.[1];
  return format === undefined ? null : { key: `product-photos/${file}`, contentType: `image/${format}` };
}
