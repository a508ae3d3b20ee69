import { expect, test } from 'vitest';
import { raiseRefusal } from './price-raise.ts';

test('names the campaign and its end in Istanbul', () => {
  expect(raiseRefusal({ title: 'Kış Günleri', endsAt: new Date('2026-12-31T21:30:00Z') })).toBe(
    '“Kış Günleri” kampanyası 01.01.2027 00:30 tarihine kadar bu fiyattan sayıyor; bitene kadar fiyat yükseltilemez.',
  );
});
