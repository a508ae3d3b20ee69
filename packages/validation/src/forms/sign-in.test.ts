import { expect, it } from 'vitest';
import { checkForm } from '../form-result.ts';
import * as messages from '../messages.ts';
import { signInForm } from './sign-in.ts';

it('asks only that both fields are filled', () => {
  expect(checkForm(signInForm(), { username: ' eczane ', password: ' x ' })).toEqual({
    valid: true,
    values: { username: 'eczane', password: ' x ' },
  });
  expect(checkForm(signInForm(), { username: ' ', password: '' })).toEqual({
    valid: false,
    errors: { username: messages.required, password: messages.required },
    firstField: 'username',
  });
});
