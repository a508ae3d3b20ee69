import { storageKeys } from '@havan/domain/storage-key';
import { afterEach, expect, test, vi } from 'vitest';
import { choiceOf } from './print-format.ts';

afterEach(() => vi.unstubAllGlobals());

// @spec §9 storage-keys

test('is kept under the key of the table', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.resetModules();
  const { usePrintChoice } = await import('./print-format.ts');
  usePrintChoice.getState().choose({ format: 'a5' });
  expect([...kept.keys()]).toEqual([storageKeys.printFormat]);
  expect(kept.get(storageKeys.printFormat)).toContain('a5');
});

test('reads the stored choice and ignores unknown values', () => {
  expect(choiceOf({ document: 'label', format: 'label' })).toEqual({ document: 'label', format: 'label' });
  expect(choiceOf({ document: 'poster', format: 'a5' })).toEqual({ format: 'a5' });
  for (const broken of [null, 'a4', 7, []]) expect(choiceOf(broken)).toEqual({});
});
