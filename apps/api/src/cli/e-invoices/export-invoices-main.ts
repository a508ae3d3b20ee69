import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../../core/config/config.ts';
import { storageOf } from '../../core/ports/storage/storage-of.ts';
import { StartFailure } from '../../core/start-failure.ts';
import { runCommand } from '../run-command.ts';
import { exportInvoices } from './export-invoices.ts';

await runCommand('einvoice export', async (db, args) => {
  const { values, positionals } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    allowPositionals: true,
    options: { all: { type: 'boolean' } },
  });
  const [command, folder] = positionals;
  if (command !== 'export' || values.all !== true || folder === undefined || positionals.length > 2)
    throw new StartFailure('Usage: pnpm einvoice export --all DIR');
  // pnpm runs a script in the folder of its package; `INIT_CWD` is the folder of the caller.
  const place = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
  const written = await exportInvoices(db, storageOf(await loadConfig(process.env)), place);
  return `${written} e-invoices written to ${place}`;
});
