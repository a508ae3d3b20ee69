import { readFile } from 'node:fs/promises';
import { apiPrefix } from '@havan/contract/call';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { referenceHeaders } from '../security-headers.ts';

/**
 * Registers the contract for machines at `openapi.json`, for people at `/api/docs`, and a guide to a first
 * program.
 */
export function registerDocs(app: FastifyInstance, { config }: Context): void {
  // Created at the first request, because the start does not need it.
  let drawn:
    | Promise<{ document: object; page: string; guide: string; style: string; script: string }>
    | undefined;
  const draw = async () => {
    const [{ openApiDocument }, { docsPage }, { guidePage }, style, script] = await Promise.all([
      import('./openapi.ts'),
      import('./docs-page.ts'),
      import('./guide-page.ts'),
      readFile(new URL('./docs.css', import.meta.url), 'utf8'),
      readFile(new URL('./docs.js', import.meta.url), 'utf8'),
    ]);
    return {
      document: openApiDocument(config.buyerOrigin),
      page: docsPage(),
      guide: guidePage(),
      style,
      script,
    };
  };
  const once = () => {
    drawn ??= draw();
    return drawn;
  };
  app.get(`${apiPrefix}/openapi.json`, async () => (await once()).document);
  app.get('/api/docs.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send((await once()).style),
  );
  app.get('/api/docs.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send((await once()).script),
  );
  app.get('/api/docs/guide', async (_request, reply) =>
    reply
      .headers(referenceHeaders)
      .type('text/html; charset=utf-8')
      .send((await once()).guide),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply
      .headers(referenceHeaders)
      .type('text/html; charset=utf-8')
      .send((await once()).page),
  );
}
