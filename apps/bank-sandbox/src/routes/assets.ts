import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const assets = [
  { name: 'bank.css', type: 'text/css; charset=utf-8' },
  { name: 'challenge.js', type: 'text/javascript; charset=utf-8' },
  { name: 'emblem.svg', type: 'image/svg+xml' },
] as const;

/** Registers the routes of the few files of the bank's pages, read once. */
export function assetRoutes(scope: FastifyInstance, _options: object, done: () => void): void {
  for (const { name, type } of assets) {
    const content = readFileSync(new URL(`../public/${name}`, import.meta.url), 'utf8');
    scope.get(`/${name}`, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=300').send(content),
    );
  }
  done();
}
