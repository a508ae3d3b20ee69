import { expect, it } from 'vitest';
import * as messages from '../../messages.ts';
import { answer } from '../../testing/answer.ts';
import { taxOffice } from './tax-office.ts';

// @spec §5 tax-office-address

it.each([
  ['Kadıköy', 'Kadıköy'],
  ['  Büyük   Mükellefler ', 'Büyük Mükellefler'],
  ['19 Mayıs', '19 Mayıs'],
  ['a'.repeat(100), 'a'.repeat(100)],
  ['', messages.required],
  [' ', messages.required],
  [undefined, messages.required],
  ['34', messages.taxOfficeNumeric],
  ['34 06', messages.taxOfficeNumeric],
  ['Kadıköy/1', messages.taxOfficeCharacters],
  ['@Kadıköy', messages.taxOfficeCharacters],
  ['Kadıköy!', messages.taxOfficeCharacters],
  ['a'.repeat(101), messages.tooLong(100)],
])('%j: %s', (value, expected) => {
  expect(answer(taxOffice(), value)).toBe(expected);
});
