import type { BankPort } from '../ports/bank-port.ts';
import { createBasketSearches } from '../ports/basket-searches.ts';
import { noHints } from '../ports/hints-port.ts';
import type { OutgoingMessage } from '../ports/message-port.ts';
import type { Ports } from '../ports/ports.ts';
import { systemRandom } from '../ports/random-port.ts';
import { memoryStorage } from './memory-storage.ts';

/** A bank that nobody may call: a test that pays brings its own. */
const noBank: BankPort = {
  start: () => Promise.reject(new Error('this test has no bank')),
  find: () => Promise.reject(new Error('this test has no bank')),
  refund: () => Promise.reject(new Error('this test has no bank')),
  forgetCard: () => Promise.reject(new Error('this test has no bank')),
  changedSince: () => Promise.reject(new Error('this test has no bank')),
  transfer: () => Promise.reject(new Error('this test has no bank')),
  transfersSince: () => Promise.reject(new Error('this test has no bank')),
  readCallback: () => null,
};

/** Ports of a test; what is sent is kept in `sent`. */
export function testPorts(changes: Partial<Ports> = {}): Ports & { readonly sent: OutgoingMessage[] } {
  const sent: OutgoingMessage[] = [];
  return {
    bank: noBank,
    messages: {
      send: async (_db, ...messages) => {
        sent.push(...messages);
      },
    },
    random: systemRandom,
    storage: memoryStorage(),
    basketSearches: createBasketSearches(),
    hints: noHints,
    botCheck: null,
    ...changes,
    sent,
  };
}
