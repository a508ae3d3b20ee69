import { runOnDatabase } from './run-command.ts';
import { loadReferenceData } from './reference/reference-data.ts';

/** Loads every file again and prints a line for each, which restores changed rows. */
await runOnDatabase('reference', async (url) => {
  const changes = await loadReferenceData(url, { again: true });
  return changes.map(({ name, rows, written }) => `${name}: ${rows} rows, ${written} written`).join('\n');
});
