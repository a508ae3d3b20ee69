import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { OfficialRules } from '../src/check/check-invoice.ts';
import { mainSchematron, readRuleFiles, type RuleFiles } from '../src/rules/rule-files.ts';
import { openSchema } from '../src/rules/schema.ts';
import { readSchematron } from '../src/rules/schematron.ts';
import { stylesheetOf } from '../src/rules/stylesheet.ts';

/**
 * The official rules in a folder, or null when they are not there. Saxon compiles the Schematron once (some
 * seconds) and keeps it under `cache`, by what the files say; later calls take it from there.
 */
export async function openOfficialRules(folder: string, cache: string): Promise<OfficialRules | null> {
  const files = filesIn(folder);
  return files && { schema: openSchema(files), schematron: await compiledRules(files, cache) };
}

/**
 * The first folder that holds the official files: the one that is asked for, else `.data/ubl-tr` of the repository,
 * else `shared/ubl-tr` beside the repository or beside a folder above it. Null when none does.
 */
export function findOfficialRules(root: string, asked: string | undefined): string | null {
  if (asked !== undefined && asked !== '') return filesIn(asked) ? asked : null;
  const candidates = [join(root, '.data', 'ubl-tr')];
  for (let at = root; dirname(at) !== at; at = dirname(at)) {
    candidates.push(join(dirname(at), 'shared', 'ubl-tr'));
  }
  return candidates.find((folder) => existsSync(folder) && filesIn(folder)) ?? null;
}

function filesIn(folder: string): RuleFiles | null {
  return readRuleFiles((path) => {
    const file = join(folder, path);
    return existsSync(file) ? readFileSync(file) : null;
  });
}

async function compiledRules({ schematron }: RuleFiles, cache: string): Promise<object> {
  const stylesheet = stylesheetOf(
    readSchematron(part(schematron, mainSchematron), (name) => part(schematron, name)),
  );
  const name = createHash('sha256').update(stylesheet).digest('hex');
  const file = join(cache, `official-rules-${name}.sef.json`);
  if (!existsSync(file)) await compile(stylesheet, file);
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

function part(files: RuleFiles['schematron'], name: string): Uint8Array {
  const bytes = files[name];
  if (!bytes) throw new Error(`There is no ${name}`);
  return bytes;
}

/** Writes beside and renames, so that two that compile at once never read half a file. */
async function compile(stylesheet: string, file: string): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const folder = mkdtempSync(join(dirname(file), 'compile-'));
  try {
    writeFileSync(join(folder, 'rules.xsl'), stylesheet);
    const compiler = createRequire(import.meta.url).resolve('xslt3/xslt3.js');
    const options = ['-xsl:rules.xsl', '-export:rules.sef.json', '-nogo'];
    await promisify(execFile)(process.execPath, [compiler, ...options], { cwd: folder });
    renameSync(join(folder, 'rules.sef.json'), file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
