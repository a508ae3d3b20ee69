// Loaded with `node --import` in front of an API process: its sources lose the guards below and nothing else. A scenario
// that still passes with it proves nothing.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '../../../../apps/api/src');

const guardsOf = {
  // A unit is not sold twice.
  '/modules/sales/order-placement/stock.sql.ts': [
    ['order by id for no key update', 'order by id'],
    ['order by l.id for no key update of l', 'order by l.id'],
    ['l.stock >= w.quantity and ', ''],
    [' and l.stock >= f.quantity', ''],
  ],
  // A campaign is not used beyond its limit.
  '/modules/cart/campaign-reservation/claims.sql.ts': [['units_left >= ${units}', 'true']],
  // Of a subject only the first event that waits is sent.
  '/modules/notifications/webhooks/webhooks.sql.ts': [
    ["b.state = 'waiting' and b.id < d.id", "b.state = 'waiting' and false"],
  ],
  // Whoever may change the ledger is not served.
  '/cli/serve/start-product.ts': [['await requireLedgerProtection(database.db);', '']],
  // A request does not wait for a mail server.
  '/modules/notifications/deliveries/deliver.ts': [
    ['await queue.add(trx, ids)', 'await transports.email.deliver({ ...messages[0], id: ids[0] })'],
  ],
  // A flood does not take the process for itself.
  '/core/http/limits/fair-shares.ts': [
    ['caller.waiting.length === 0 && this.#hasPlace(caller)', 'true'],
    ['caller && !this.#hasPlace(caller) && this.#isFull(caller)', 'false'],
  ],
  // A dead object store does not look like a fault of ours.
  '/core/http/error-handler.ts': [['error instanceof StorageError', 'false']],
  // Only the bank tells the outcome of a payment.
  '/core/ports/bank-signature.ts': [['return isFresh && timingSafeEqual', 'return true || timingSafeEqual']],
  // A code is compared five times at most.
  '/modules/identity/codes/one-time-code.sql.ts': [
    ['and tries < ${codeTries} and', 'and ${codeTries} > 0 and'],
  ],
  // A withdrawal does not exceed the balance.
  '/modules/money/wallet/wallet.service.ts': [
    ['const refusal = withdrawalRefusal(amount, balance);', 'const refusal = null;'],
  ],
  // The time is the database's.
  '/core/clock.ts': [['now: () => new Date(origin + performance.now())', 'now: () => new Date(Date.now())']],
  // An invoice costs a credit.
  '/modules/sales/e-invoices/issue.service.ts': [['await spendCredit(ctx, member.companyId, draft.id);', '']],
};

for (const file of Object.keys(guardsOf)) {
  if (!existsSync(join(sources, file))) throw new Error(`${file} has moved: this hook must follow it`);
}

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const guards = Object.entries(guardsOf).find(([file]) => url.endsWith(`/apps/api/src${file}`))?.[1];
    if (!guards) return loaded;
    let source =
      typeof loaded.source === 'string'
        ? loaded.source
        : new TextDecoder().decode(loaded.source ?? undefined);
    for (const [guard, nothing] of guards) {
      if (!source.includes(guard))
        throw new Error(`the guard "${guard}" has moved: this hook must follow it`);
      source = source.replaceAll(guard, nothing);
    }
    return { ...loaded, source };
  },
});
