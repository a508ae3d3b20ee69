import { expect, test } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './register-draft.ts';
import { emptyApplication, type RegisterValues } from './register-steps.ts';

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const typed: RegisterValues = {
  ...emptyApplication,
  companyType: 'pharmacy',
  companyName: 'Moda Eczanesi',
  townId: '3401',
  username: 'moda',
  password: 'Gizli-Parola-1',
  passwordAgain: 'Gizli-Parola-1',
  agreement: true,
};

test('an application is kept without its passwords and its consent, until it is dropped', () => {
  const storage = memoryStorage();
  keepDraft(storage, typed);
  expect(storage.getItem('havan.register')).not.toContain('Gizli');
  expect(readDraft(storage)).toEqual({ ...typed, password: '', passwordAgain: '', agreement: false });
  dropDraft(storage);
  expect(readDraft(storage)).toEqual(emptyApplication);
});

test.each(['', 'x', '3', 'null', '[]', '{"companyType":"bank","companyName":7,"password":"a"}'])(
  'a stored %j is an empty application',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('havan.register', text);
    expect(readDraft(storage)).toEqual(emptyApplication);
  },
);
