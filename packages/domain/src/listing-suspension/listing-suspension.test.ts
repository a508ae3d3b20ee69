import { expect, it, test } from 'vitest';
import {
  freeReasons,
  suspendReasons,
  type SuspensionReason,
  suspensionSentence,
} from './listing-suspension.ts';

const lists: readonly (readonly [act: string, reasons: readonly SuspensionReason[]])[] = [
  ['suspending', suspendReasons],
  ['freeing', freeReasons],
];
test.each(lists)('each reason of %s has a whole sentence, or asks for words', (_act, reasons) => {
  expect(new Set(reasons.map(({ id }) => id)).size).toBe(reasons.length);
  for (const { id, sentence } of reasons) expect(sentence).toMatch(id === 'other' ? /^$/ : /^\p{Lu}.+\.$/u);
});

it('puts the own words behind the reason', () => {
  expect(suspensionSentence(suspendReasons, 'price', ' PSF 84,00. ')).toBe(
    'Fiyat bilgisi hatalı görünüyor. PSF 84,00.',
  );
});

it('takes no reason that is not on the list, and no other reason without words', () => {
  expect(suspensionSentence(suspendReasons, 'checked', 'x')).toBeNull();
  expect(suspensionSentence(freeReasons, 'other', ' a ')).toBeNull();
  expect(suspensionSentence(freeReasons, 'other', 'Belge geldi.')).toBe('Belge geldi.');
});
