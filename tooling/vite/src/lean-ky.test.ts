import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { partOfKy, withoutMethods } from './lean-ky.ts';

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
  const client = join(import.meta.dirname, '../../../packages/api-client/package.json');
  const own = createRequire(client).resolve('ky');
  const code = readFileSync(join(dirname(own), 'core/Ky.js'), 'utf8');
  const lean = withoutMethods(code);
  expect(lean).toContain('async #retryFromError(error, function_) { throw error; }');
  expect(lean).toContain('async #runAfterResponseHooks(response) { return response; }');
  expect(() => withoutMethods(code.replace('async #parseJson(', 'async #readJson('))).toThrow(
    'look at it again',
  );
});
