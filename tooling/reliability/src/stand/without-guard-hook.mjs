// Loaded with `node --import` in front of an API process: its sources lose the guard that keeps a unit from being sold
// twice, and nothing else. A drill that stays green with it proves nothing.
import { registerHooks } from 'node:module';

const guards = [
  ['order by id for no key update', 'order by id'],
  ['l.stock >= w.quantity and ', ''],
  [' and l.stock >= f.quantity', ''],
];

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/payment/stock.sql.ts')) return loaded;
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
