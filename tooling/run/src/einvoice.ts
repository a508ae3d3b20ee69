import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `pnpm einvoice`: `export` reads the running market; every other command is the checker's and needs no market. */
const args = process.argv.slice(2);
const isExport = args.find((argument) => !argument.startsWith('-')) === 'export';
const script = isExport
  ? '../../../apps/api/src/cli/e-invoices/export-invoices-main.ts'
  : '../../../packages/e-invoice/scripts/einvoice.ts';
const { status } = spawnSync(process.execPath, [fileURLToPath(new URL(script, import.meta.url)), ...args], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
