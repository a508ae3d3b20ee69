// Loaded with `node --import` in front of an API process: its sources lose the guards that keep a unit from being sold
// twice, a campaign from being used beyond its limit, a request from waiting for a mail server, a dead object store
// from looking like a fault of ours, and a flood from taking the process for itself, and nothing else. A scenario that still passes with it proves nothing.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '../../../../apps/api/src');

const guardsOf = {
  '/modules/sales/order-placement/stock.sql.ts': [
    ['order by id for no key update', 'order by id'],
    ['order by l.id for no key update of l', 'order by l.id'],
    ['l.stock >= w.quantity and ', ''],
    [' and l.stock >= f.quantity', ''],
  ],
  '/modules/cart/campaign-reservation/claims.sql.ts': [['units_left >= ${units}', 'true']],
  '/modules/notifications/deliveries/deliver.ts': [
    ['await queue.add(trx, ids)', 'await transports.email.deliver({ ...messages[0], id: ids[0] })'],
  ],
  '/core/http/limits/fair-shares.ts': [
    ['caller.waiting.length === 0 && this.#hasPlace(caller)', 'true'],
    ['caller && !this.#hasPlace(caller) && this.#isFull(caller)', 'false'],
  ],
  '/core/http/error-handler.ts': [['error instanceof StorageError', 'false']],
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
