import { expect, test } from 'vitest';
import { noteSlider, readViewedSliders, unseenFirst } from './viewed-sliders.ts';

test('shown sliders are stored and come last the next time', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const sliders = [{ sliderId: 1 }, { sliderId: 2 }, { sliderId: 3 }];
  noteSlider(1, storage);
  noteSlider(1, storage);
  expect(readViewedSliders(storage)).toEqual([1]);
  expect(unseenFirst(sliders, readViewedSliders(storage)).map(({ sliderId }) => sliderId)).toEqual([2, 3, 1]);
});

test('broken memory is no memory', () => {
  const storage = { getItem: () => '{', setItem: () => undefined };
  expect(readViewedSliders(storage)).toEqual([]);
});
