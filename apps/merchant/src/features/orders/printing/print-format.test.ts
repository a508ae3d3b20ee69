import { expect, test } from 'vitest';
import { choiceOf } from './print-format.ts';

test('reads what this browser kept and nothing that it does not know', () => {
  expect(choiceOf({ document: 'label', format: 'label' })).toEqual({ document: 'label', format: 'label' });
  expect(choiceOf({ document: 'poster', format: 'a5' })).toEqual({ format: 'a5' });
  for (const broken of [null, 'a4', 7, []]) expect(choiceOf(broken)).toEqual({});
});
