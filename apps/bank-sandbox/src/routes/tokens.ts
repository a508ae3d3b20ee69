import { tokeniseRequest } from '@havan/contract/sales/bank';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { BankError } from '../bank-error.ts';
import type { BankContext } from '../context.ts';
import { tokeniseCard } from '../payments/tokens.ts';

/** Registers the browser's route: a card number goes from the page of the shop straight to the bank. */
export function tokenRoutes(scope: FastifyInstance, context: BankContext): void {
  scope.post('/tokens', (request, reply) => {
    const parsed = v.safeParse(tokeniseRequest, request.body);
    if (!parsed.success) throw new BankError(400, 'invalidCard', 'Kart bilgileri eksik ya da hatalı.');
    reply.header('cache-control', 'no-store');
    return tokeniseCard(context, parsed.output);
  });
}
