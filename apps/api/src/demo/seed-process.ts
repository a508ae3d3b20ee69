import { readConfig } from '../config/config.ts';
import { storageOf } from '../ports/live-ports.ts';
import { seedDemoMarket } from './seed-demo-market.ts';

// Fills the empty database of DATABASE_URL, and tells whoever started it how many rows there are.
const config = readConfig(process.env);
await seedDemoMarket(config.databaseUrl ?? '', {
  now: new Date(),
  storage: storageOf(config),
  onProgress: ({ total }) => void process.send?.(total),
});
process.disconnect();
