import { expect, test } from 'vitest';
import { partOfKy } from './lean-ky.ts';

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
