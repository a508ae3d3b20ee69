import { readConfig } from '../../core/config/config.ts';
import { storageOf } from '../../core/ports/storage/storage-of.ts';
import { fillMarket } from './fill-market.ts';

// Fills the empty database of DATABASE_URL and sends the number of rows so far to the process that started this one.
const config = readConfig(process.env);
await fillMarket(config.databaseUrl ?? '', {
  now: new Date(),
  storage: storageOf(config),
  onProgress: ({ total }) => void process.send?.(total),
});
process.disconnect();
