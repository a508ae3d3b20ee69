import type { BankPort } from '../../core/ports/bank-port.ts';
import { createCartSearches } from '../../modules/cart/smart-cart/cart-searches.ts';
import { localEInvoices } from '../../core/ports/e-invoices/e-invoice-port.ts';
import { localUts } from '../../core/ports/uts/uts-port.ts';
import { noHints } from '../../core/ports/hints-port.ts';
import { noJobAlarm } from '../../core/ports/job-alarm-port.ts';
import type { OutgoingMessage } from '../../core/ports/message-port.ts';
import type { Ports } from '../../core/ports/ports.ts';
import { systemRandom } from '../../core/ports/random-port.ts';
import { webhookHttp } from '../../core/ports/webhooks/webhook-http.ts';
import { memoryStorage } from './memory-storage.ts';

/** A bank that refuses every call; tests with payments provide another one. */
const noBank: BankPort = {
  abilities: { cardEntry: 'ownForm', lends: true, splits: true, sendsTransfers: true },
  callbackAnswer: null,
  readReturn: () => Promise.resolve(null),
  start: () => Promise.reject(new Error('this test has no bank')),
  find: () => Promise.reject(new Error('this test has no bank')),
  findWithRefunds: () => Promise.reject(new Error('this test has no bank')),
  refund: () => Promise.reject(new Error('this test has no bank')),
  deleteCard: () => Promise.reject(new Error('this test has no bank')),
  takeOver: () => Promise.reject(new Error('this test has no bank')),
  changedSince: () => Promise.reject(new Error('this test has no bank')),
  transfer: () => Promise.reject(new Error('this test has no bank')),
  transfersSince: () => Promise.reject(new Error('this test has no bank')),
  readCallback: () => Promise.resolve(null),
};

/** Returns ports for tests; sent messages are collected in `sent`. */
export function testPorts(changes: Partial<Ports> = {}): Ports & { readonly sent: OutgoingMessage[] } {
  const sent: OutgoingMessage[] = [];
  return {
    bank: noBank,
    messages: {
      send: async (_db, ...messages) => {
        sent.push(...messages);
      },
      resend: async () => 0,
    },
    random: systemRandom,
    storage: memoryStorage(),
    webhookRetries: null,
    webhooks: webhookHttp({ opensLoopback: true, patienceMs: 2000 }),
    cartSearches: createCartSearches(),
    hints: noHints,
    jobAlarm: noJobAlarm,
    eInvoices: localEInvoices,
    uts: localUts,
    demoMarket: null,
    botCheck: null,
    ...changes,
    sent,
  };
}
