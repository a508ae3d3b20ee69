import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { findPack } from './images.sql.ts';
import { renderPack } from './pack/render-pack.ts';
import { packOfRow } from './pack-of-row.ts';
import { type Picture, PictureCache } from './picture-cache.ts';

const compress = promisify(brotliCompress);
/** Room for some 2,500 pictures. */
const cacheBytes = 16 * 1024 * 1024;
/** Shapes for the eye only: nothing in a picture may load or run, also when it is opened as a page. */
const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  vary: 'accept-encoding',
};

/** `/img/p/<id>.svg`: the pack shot of a product, drawn when it is first asked for. */
export function imageRoutes(app: FastifyInstance, { db }: Context): void {
  const cache = new PictureCache(cacheBytes);
  app.get<{ Params: { file: string } }>('/img/p/:file', async (request, reply) => {
    const id = Number(/^([1-9]\d{0,14})\.svg$/.exec(request.params.file)?.[1]);
    const picture = cache.get(id) ?? (await draw(id));
    if (!picture) throw new AppError('notFound');
    void reply.headers(headers);
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    if (!takesBrotli) return reply.send(picture.svg);
    return reply.header('content-encoding', 'br').send(picture.brotli);
  });

  async function draw(id: number): Promise<Picture | null> {
    const row = Number.isNaN(id) ? undefined : await findPack(db, id);
    if (!row) return null;
    const svg = Buffer.from(renderPack(packOfRow(row)));
    const brotli = await compress(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    const picture = { svg, brotli };
    cache.set(id, picture);
    return picture;
  }
}
