import type { FastifyInstance } from 'fastify';
import { homePage } from '../pages/home.ts';
import { demoCode, testCards } from '../test-cards.ts';

/** Registers the routes of the bank's first page and of the same list as data. */
export function homeRoutes(scope: FastifyInstance, _options: object, done: () => void): void {
  scope.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(homePage()));
  scope.get('/test-cards', () => ({ code: demoCode, cards: testCards }));
  done();
}
