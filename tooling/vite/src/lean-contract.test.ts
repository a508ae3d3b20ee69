import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutSchemas } from './lean-contract.ts';

test('request, result and summary go, everything else stays', () => {
  const code = `export const pay = defineCall({
  method: 'POST',
  path: 'Payment/Pay',
  request: v.strictObject({ ids: v.array(id), text: v.pipe(v.string(), v.regex(/^[),'}]+$/)) }),
  idempotent: true,
  summary: 'Pays, request: or not.',
  result: v.object({ a: id }),
});
export const kept = v.object({ request: v.string() });`;
  const lean = withoutSchemas(code);
  expect(lean).toContain("method: 'POST'");
  expect(lean).toContain('idempotent: true');
  expect(lean).not.toMatch(/summary:|result:|strictObject/);
  expect(lean).toContain('export const kept = v.object({ request: v.string() });');
});

test('a comment with a comma or a bracket between the properties does no harm', () => {
  const code = `defineCall({ /** one, two ) */ method: 'GET', // three, }\n request: nothing, access: 'public' })`;
  expect(withoutSchemas(code)).toContain("access: 'public' })");
  expect(withoutSchemas(code)).not.toContain('request');
});

test('every call of the contract keeps its path and loses its schemas', () => {
  const folder = join(import.meta.dirname, '../../../packages/contract/src');
  const files = globSync('*.ts', { cwd: folder, exclude: (name) => name.endsWith('.test.ts') });
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const lean = withoutSchemas(code);
  const countOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length;
  const calls = countOf(code, /= defineCall\(\{/g);
  expect(calls).toBeGreaterThan(20);
  for (const gone of [/\n {2}request: /g, /\n {2}result: /g]) {
    expect(countOf(code, gone) - countOf(lean, gone)).toBe(calls);
  }
  expect(countOf(lean, /\n {2}path: '/g)).toBe(countOf(code, /\n {2}path: '/g));
});
