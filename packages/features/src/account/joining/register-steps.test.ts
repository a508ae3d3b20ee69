import { checkForm } from '@havan/validation/form-result';
import { registerForm } from '@havan/validation/forms/register';
import { expect, it } from 'vitest';
import {
  emptyApplication,
  errorsOfStep,
  fieldsOfStep,
  firstWrongStep,
  reachedStep,
  registerSteps,
  stepOfAddress,
} from './register-steps.ts';

const empty = checkForm(registerForm(), { ...emptyApplication, townId: Number.NaN });

it('asks every field of the form in exactly one step', () => {
  const wrong = empty.valid ? [] : Object.keys(empty.errors);
  const asked = registerSteps.flatMap((step) => fieldsOfStep[step]);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).toEqual(expect.arrayContaining(wrong));
});

it('returns only the errors of the step’s fields', () => {
  expect(Object.keys(errorsOfStep('company', empty))).toEqual(fieldsOfStep.company);
});

it.each([
  ['', 'company'],
  ['adim=1', 'company'],
  ['adim=2', 'contact'],
  ['adim=3', 'account'],
  ['adim=4', 'company'],
  ['adim=x', 'company'],
])('?%s asks for %s', (search, step) => {
  expect(stepOfAddress(new URLSearchParams(search))).toBe(step);
});

it.each([
  ['company', [], 'company'],
  ['account', [], 'account'],
  ['account', ['email', 'password'], 'contact'],
  ['account', ['taxOffice', 'email'], 'company'],
  ['contact', ['password'], 'contact'],
] as const)('%s with %j still wrong opens %s', (asked, wrong, step) => {
  const errors = Object.fromEntries(wrong.map((field) => [field, 'x']));
  expect(reachedStep(asked, { valid: false, errors, firstField: wrong[0] ?? '' })).toBe(step);
});

it.each([
  [{ email: 'x' }, 'contact'],
  [{ username: 'x', taxOffice: 'y' }, 'company'],
  [{}, null],
] as const)('%j is met in %s', (errors, step) => {
  expect(firstWrongStep(errors)).toBe(step);
});
