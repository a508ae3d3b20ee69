import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { iban } from './iban.ts';

// @spec §5 iban

it.each([
  ['TR330006100519786457841326', 'TR330006100519786457841326'],
  ['tr33 0006 1005 1978 6457 8413 26', 'TR330006100519786457841326'],
  ['IBAN: TR33-0006-1005-1978-6457-8413-26', 'TR330006100519786457841326'],
  ['', messages.required],
  ['330006100519786457841326', messages.ibanFormat],
  ['TR33000610051978645784132', messages.ibanFormat],
  ['TR3300061005197864578413266', messages.ibanFormat],
  ['TR330006100519786457841327', messages.ibanImpossible],
  ['TR٣٣0006100519786457841326', messages.foreignDigits],
])('%j: %s', (value, expected) => {
  expect(answer(iban(), value)).toBe(expected);
});
