import { ApiError } from '@havan/api-client/api-error';
import { expect, test } from 'vitest';
import { screenTypeOf } from './screen-type-of.ts';

test.each([
  [0, 'no-response'],
  [400, '404'],
  [403, '403'],
  [404, '404'],
  [500, '500'],
  [503, '500'],
])('status %i shows the screen %s', (status, type) => {
  expect(
    screenTypeOf(new ApiError({ code: 'x', status, statusCode: status, message: 'Geçersiz istek.' })),
  ).toBe(type);
});

test('any other error is an unexpected error', () => {
  expect(screenTypeOf(new TypeError('x'))).toBe('500');
});
