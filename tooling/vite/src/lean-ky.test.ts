import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { partOfKy, unused, withoutMethods } from './lean-ky.ts';

const client = join(import.meta.dirname, '../../../packages/api-client/package.json');
const ky = dirname(createRequire(client).resolve('ky'));

const body = 'export const streamRequest = (request) => {};\nexport function streamResponse(response) {}';

test('the progress of a body leaves, what else ky has stays', () => {
  expect(partOfKy('utils/body.js', body)).not.toContain('function');
  expect(partOfKy('utils/delay.js', 'export default delay;')).toBe('export default delay;');
});

test.each([
  ['core/Ky.js', "import { streamRequest } from '../utils/body.js';"],
  ['utils/body.js', body.replace('streamResponse', 'readResponse')],
])('a ky with another %s stops the build', (name, code) => {
  expect(() => partOfKy(name, code)).toThrow('look at it again');
});

test('an error is handed on at once, and a method that is gone stops the build', () => {
  const code = readFileSync(join(ky, 'core/Ky.js'), 'utf8');
  const lean = withoutMethods(code);
  expect(lean).toContain('async #retryFromError(error, function_) { throw error; }');
  expect(lean).toContain('async #runAfterResponseHooks(response) { return response; }');
  expect(() => withoutMethods(code.replace('async #parseJson(', 'async #readJson('))).toThrow(
    'look at it again',
  );
});

test('whether a body can be a stream is not asked while the file runs', async () => {
  const code = readFileSync(join(ky, 'core/constants.js'), 'utf8');
  const lean = partOfKy('core/constants.js', code);
  expect(lean).toContain('supportsRequestStreams = false;');
  expect(lean).not.toContain('new globalThis.Request');
  expect(() => partOfKy('core/constants.js', code.replace('RequestStreams', 'Streams'))).toThrow(
    'look at it',
  );
});

describe('what a call of ours sends', async () => {
  const kys = await import(join(ky, 'utils/merge.js'));
  const ours = await import(`data:text/javascript,${encodeURIComponent(unused['utils/merge.js'] ?? '')}`);
  const defaults = { retry: 0, timeout: false, throwHttpErrors: false, baseUrl: 'http://market.test' };

  test.each([
    ['a question', { method: 'GET', headers: {}, searchParams: { productId: '1', cursor: undefined } }],
    ['a command', { method: 'POST', headers: { authorization: 'Bearer x' }, json: { ids: [1, { a: 2 }] } }],
    ['a form that may be called off', { body: 'a=1', headers: {}, signal: new AbortController().signal }],
  ])('is merged as ky merges it: %s', (_, options) => {
    expect(ours.validateAndMerge(defaults, options)).toEqual(kys.validateAndMerge(defaults, options));
  });

  test('has the headers and the hooks, none, that ky would give it', () => {
    const headers = { authorization: 'Bearer x', 'Idempotency-Key': 'y' };
    expect([...ours.mergeHeaders(undefined, headers)]).toEqual([...kys.mergeHeaders(undefined, headers)]);
    expect(ours.mergeHooks()).toEqual(kys.mergeHooks({}, undefined));
  });
});
