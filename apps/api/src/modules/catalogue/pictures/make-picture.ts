import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { drawingNumber } from '@havan/domain/product-picture';
import type { Context } from '../../../core/context.ts';
import type { PictureRow } from './images.sql.ts';
import { noPicture } from './no-picture.ts';
import type { Picture } from './picture-cache.ts';

const compress = promisify(brotliCompress);

/** Returns the picture of a row: a drawn one, or the outline without one. */
export async function makePicture(row: PictureRow, { ports }: Context): Promise<Picture> {
  if (row.spec === null || !ports.demoMarket) return svgPicture(noPicture, null);
  return svgPicture(ports.demoMarket.drawPack(row), String(drawingNumber));
}

async function svgPicture(svg: string, version: string | null): Promise<Picture> {
  const bytes = Buffer.from(svg);
  const brotli = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { bytes, brotli, contentType: 'image/svg+xml; charset=utf-8', version, tag: tagOf(bytes) };
}

const tagOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
