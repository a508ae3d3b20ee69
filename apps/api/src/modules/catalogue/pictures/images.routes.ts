import { pictureViews } from '@havan/domain/product-picture';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { pictureShelf } from './picture-shelf.ts';

/** Pages opened by an older version still request pictures with an extension. */
const filePattern = /^([1-9]\d{0,14})(?:-(back|leaflet))?(?:\.svg)?$/;
/**
 * Nothing in a picture may load or run, also when it is opened as a page.
 */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  vary: 'accept-encoding',
};
const forEver = 'public, max-age=31536000, immutable';
const forAMinute = 'public, max-age=60';

interface PictureRequest {
  Params: { file: string };
  Querystring: { v?: unknown };
}

/**
 * `/img/p/<id>`, `-back` and `-leaflet`: the pictures of a product. Only an address with the version is cached for
 * ever; other addresses are revalidated after a minute by their entity tag.
 */
export function imageRoutes(app: FastifyInstance, ctx: Context): void {
  const pictureOf = pictureShelf(ctx);
  app.get<PictureRequest>('/img/p/:file', async (request, reply) => {
    const [, id, name = 'front'] = filePattern.exec(request.params.file) ?? [];
    const view = pictureViews.find((one) => one === name) ?? 'front';
    const picture = id === undefined ? null : await pictureOf(Number(id), view);
    if (!picture) throw new AppError('notFound');
    const brotli = /\bbr\b/.test(String(request.headers['accept-encoding'])) ? picture.brotli : null;
    const etag = brotli ? `"${picture.tag}-br"` : `"${picture.tag}"`;
    const isVersioned = picture.version !== null && request.query.v === picture.version;
    void reply.headers({ ...headers, etag, 'cache-control': isVersioned ? forEver : forAMinute });
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (brotli) void reply.header('content-encoding', 'br');
    return reply.header('content-type', picture.contentType).send(Buffer.from(brotli ?? picture.bytes));
  });
}

/** Returns whether an `if-none-match` contains this tag; a proxy may have weakened it. */
const namesTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
