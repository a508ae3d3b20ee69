import { expect, it, test } from 'vitest';
import { decisionSentence, mayWorkOn, queueIds, queueRules, queueTarget } from './work-queue.ts';

test.each(queueIds)(
  'every reason of %s has a unique name and a complete sentence, or requires a note',
  (queue) => {
    for (const reasons of Object.values(queueRules[queue].reasons)) {
      expect(new Set(reasons.map(({ id }) => id)).size).toBe(reasons.length);
      for (const { id, sentence } of reasons)
        expect(sentence).toMatch(id === 'other' ? /^$/ : /^\p{Lu}.+\.$/u);
    }
  },
);

it("appends the operator's note to the reason", () => {
  expect(decisionSentence('companies', 'ask', 'kep', ' Bugün yeter. ')).toBe(
    'KEP adresinizi girin. Bugün yeter.',
  );
  expect(decisionSentence('companies', 'ask', 'kep', '')).toBe('KEP adresinizi girin.');
});

it('rejects an unknown reason, and `other` without a note', () => {
  expect(decisionSentence('companies', 'reject', 'kep', 'x')).toBeNull();
  expect(decisionSentence('companies', 'reject', 'other', ' a ')).toBeNull();
  expect(decisionSentence('companies', 'reject', 'other', 'Vergi levhası okunmuyor.')).toBe(
    'Vergi levhası okunmuyor.',
  );
});

it('opens a queue to its roles and to administrators', () => {
  expect(mayWorkOn(['support'], 'companies')).toBe(true);
  expect(mayWorkOn(['admin'], 'companies')).toBe(true);
  expect(mayWorkOn(['finance', 'catalogue'], 'companies')).toBe(false);
});

it('counts the target from the time since which an item waits', () => {
  expect(queueTarget('companies', new Date('2026-11-01T00:00:00Z'))).toEqual(
    new Date('2026-11-03T00:00:00Z'),
  );
});
