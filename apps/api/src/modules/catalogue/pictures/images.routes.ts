import { pictureFormatFor, pictureViews, pictureWidthFor } from '@havan/domain/product-picture';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { photoFile, photoUrl } from './photo-address.ts';
import { pictureShelf } from './picture-shelf.ts';

/** Pages opened by an older version still request pictures with an extension. */
const filePattern = /^([1-9]\d{0,14})(?:-(back|leaflet))?(?:\.svg)?$/;
/** Forbids scripts and requests in a picture, also when it is opened as a page. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  vary: 'accept-encoding',
};
const forEver = 'public, max-age=31536000, immutable';
const forAMinute = 'public, max-age=60';

interface PictureRequest {
  Params: { file: string };
  Querystring: { v?: unknown; w?: unknown };
}

/** The width of a photograph in pixels for a URL without a width: that of a card. */
const widthOfCard = 480;

/**
 * Registers `/img/p/<id>`, `-back` and `-leaflet`, the pictures of a product. A drawn picture is returned there and
 * cached for ever under its version. For a photograph the answer redirects, for a minute, to the URL of its bytes in
 * the width `w` and the best format that the browser accepts, `/img/f/…`, which is cached for ever.
 */
export function imageRoutes(app: FastifyInstance, ctx: Context): void {
  const pictureOf = pictureShelf(ctx);
  app.get<PictureRequest>('/img/p/:file', async (request, reply) => {
    const [, id, name = 'front'] = filePattern.exec(request.params.file) ?? [];
    const view = pictureViews.find((one) => one === name) ?? 'front';
    const picture = id === undefined ? null : await pictureOf(Number(id), view);
    if (!picture) throw new AppError('notFound');
    if ('hash' in picture) {
      const width = pictureWidthFor(Number(request.query.w) || widthOfCard);
      const format = pictureFormatFor(request.headers.accept);
      void reply.headers({ ...headers, vary: 'accept', 'cache-control': forAMinute });
      return reply.redirect(photoUrl(picture.hash, width, format), 302);
    }
    const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? picture.brotli : null;
    const etag = brotli ? `"${picture.tag}-br"` : `"${picture.tag}"`;
    const isVersioned = picture.version !== null && request.query.v === picture.version;
    void reply.headers({ ...headers, etag, 'cache-control': isVersioned ? forEver : forAMinute });
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (brotli) void reply.header('content-encoding', 'br');
    return reply.header('content-type', picture.contentType).send(Buffer.from(brotli ?? picture.bytes));
  });

  app.get<{ Params: { file: string } }>('/img/f/:file', async (request, reply) => {
    const file = photoFile(request.params.file);
    const bytes = file && (await ctx.ports.storage.get(file.key));
    if (!bytes) throw new AppError('notFound');
    void reply.headers({ ...headers, 'cache-control': forEver, 'content-type': file.contentType });
    return reply.send(Buffer.from(bytes));
  });
}

/** Returns whether an `if-none-match` contains this tag; a proxy may have weakened it. */
const namesTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
