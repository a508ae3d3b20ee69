import { expect, it } from 'vitest';
import { checkForm } from '../../form-result.ts';
import * as messages from '../../messages.ts';
import { activationForm } from './activation.ts';
import { gsmCodeForm } from './gsm-code.ts';

it.each([
  ['123 456', { valid: true, values: { code: '123456' } }],
  ['1', { valid: false, errors: { code: messages.codeFormat }, firstField: 'code' }],
])('the GSM code %j', (code, result) => {
  expect(checkForm(gsmCodeForm(), { code })).toEqual(result);
});

it.each([
  ['a@b.com', '123456', { valid: true, values: { email: 'a@b.com', code: '123456' } }],
  [
    'a@b',
    '1',
    { valid: false, errors: { email: messages.emailFormat, code: messages.codeFormat }, firstField: 'email' },
  ],
])('the activation of %s by %s', (email, code, result) => {
  expect(checkForm(activationForm(), { email, code })).toEqual(result);
});
