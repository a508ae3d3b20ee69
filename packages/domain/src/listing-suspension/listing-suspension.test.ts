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
test.each(lists)('each reason of %s has a complete sentence, or requires a note', (_act, reasons) => {
  expect(new Set(reasons.map(({ id }) => id)).size).toBe(reasons.length);
  for (const { id, sentence } of reasons) expect(sentence).toMatch(id === 'other' ? /^$/ : /^\p{Lu}.+\.$/u);
});

it("appends the operator's note to the reason", () => {
  expect(suspensionSentence(suspendReasons, 'price', ' PSF 84,00. ')).toBe(
    'Fiyat bilgisi hatalı görünüyor. PSF 84,00.',
  );
});

it('rejects an unknown reason, and `other` without a note', () => {
  expect(suspensionSentence(suspendReasons, 'checked', 'x')).toBeNull();
  expect(suspensionSentence(freeReasons, 'other', ' a ')).toBeNull();
  expect(suspensionSentence(freeReasons, 'other', 'Belge geldi.')).toBe('Belge geldi.');
});
