import { loadConfig } from '../../core/config/config.ts';
import { storageOf } from '../../core/ports/storage/storage-of.ts';
import { fillMarket } from './fill-market.ts';

// Fills the empty database of DATABASE_URL and sends the number of rows so far to the process that started this one.
const config = await loadConfig(process.env);
await fillMarket(config.databaseUrl ?? '', {
  now: new Date(),
  storage: storageOf(config),
  tokenSecret: config.tokenSecret,
  onProgress: ({ total }) => void process.send?.(total),
});
process.disconnect();
