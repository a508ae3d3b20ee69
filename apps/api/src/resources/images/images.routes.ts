import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { findPack } from './images.sql.ts';
import { renderBack } from './pack/render-back.ts';
import { renderLeaflet } from './pack/render-leaflet.ts';
import { renderPack } from './pack/render-pack.ts';
import { packOfRow } from './pack-of-row.ts';
import { type Picture, PictureCache } from './picture-cache.ts';

const filePattern = /^([1-9]\d{0,14})(?:-(back|leaflet))?\.svg$/;
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

/** `/img/p/<id>.svg`, `-back` and `-leaflet`: the pictures of a product, each drawn when it is first asked for. */
export function imageRoutes(app: FastifyInstance, { db }: Context): void {
  const cache = new PictureCache<string>(cacheBytes);
  app.get<{ Params: { file: string } }>('/img/p/:file', async (request, reply) => {
    const [, id = '', view = 'front'] = filePattern.exec(request.params.file) ?? [];
    const picture = cache.get(request.params.file) ?? (await draw(request.params.file, Number(id), view));
    if (!picture) throw new AppError('notFound');
    void reply.headers(headers);
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    if (!takesBrotli) return reply.send(picture.svg);
    return reply.header('content-encoding', 'br').send(picture.brotli);
  });

  async function draw(file: string, id: number, view: string): Promise<Picture | null> {
    const row = id > 0 ? await findPack(db, id) : undefined;
    if (!row) return null;
    const pack = packOfRow(row);
    const svg = Buffer.from(
      view === 'back'
        ? renderBack(pack, row)
        : view === 'leaflet'
          ? renderLeaflet(pack, row)
          : renderPack(pack),
    );
    const brotli = await compress(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    const picture = { svg, brotli };
    cache.set(file, picture);
    return picture;
  }
}
