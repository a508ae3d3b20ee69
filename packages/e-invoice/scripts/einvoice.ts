import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findOfficialRules, openOfficialRules } from '../node/official-rules.ts';
import { checkInvoice, type CheckOptions, type OfficialRules } from '../src/check/check-invoice.ts';
import { today } from './today.ts';

const usage = 'Usage: pnpm einvoice check [--archive] [--json] [--rules FOLDER] FILE…';
const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * `pnpm einvoice check`: prints one object for each file (on one line with `--json`) and returns 1 when any
 * is invalid, 2 when a file cannot be checked.
 */
async function main(args: readonly string[]): Promise<number> {
  const parsed = readArguments(args);
  if (!parsed) {
    console.error(usage);
    return 2;
  }
  const folder = findOfficialRules(root, parsed.rules ?? process.env['EINVOICE_RULES']);
  const rules = folder === null ? null : await openOfficialRules(folder, resolve(root, '.data/e-invoice'));
  if (!rules) {
    console.error(missingRules);
    return 2;
  }
  const options = { isArchive: parsed.archive, today: today() };
  const results = parsed.files.map((file) => {
    const result = { file, ...checkFile(file, rules, options) };
    console.log(JSON.stringify(result, null, parsed.json ? undefined : 2));
    return result;
  });
  return results.every(({ valid }) => valid) ? 0 : 1;
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((argument, index) => argument !== '--' || index > 1),
      allowPositionals: true,
      options: { archive: { type: 'boolean' }, json: { type: 'boolean' }, rules: { type: 'string' } },
    });
    const [command, ...files] = positionals;
    if (command !== 'check' || files.length === 0) return null;
    const { archive = false, json = false } = values;
    return { files, archive, json, rules: values.rules === undefined ? undefined : located(values.rules) };
  } catch {
    return null;
  }
}

function checkFile(file: string, rules: OfficialRules, options: CheckOptions) {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(located(file));
  } catch {
    return { valid: false, errors: [{ rule: 'file', path: '', message: 'Dosya okunamadı.' }], warnings: [] };
  }
  return checkInvoice(bytes, rules, options);
}

/** pnpm may run a script in another folder than it was called in, which INIT_CWD names. */
function located(path: string): string {
  const folders = [process.env['INIT_CWD'], process.cwd()].filter((folder) => folder !== undefined);
  return folders.map((folder) => resolve(folder, path)).find((file) => existsSync(file)) ?? path;
}

const missingRules = `The official rules of the Revenue Administration are not here, and we may not hand them on: fetch
them once with
  git clone https://github.com/ahmeti/e-belge-dokuman .data/ubl-tr
or name the folder that holds them with --rules FOLDER or EINVOICE_RULES.`;

process.exitCode = await main(process.argv.slice(2));
