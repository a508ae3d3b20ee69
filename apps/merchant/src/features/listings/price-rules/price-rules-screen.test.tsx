import type { ResultOf } from '@havan/contract/call';
import type { getPriceRules, ListedPriceRule } from '@havan/contract/listings/price-rules';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../../testing/show-screen.tsx';
import { PriceRulesScreen } from './PriceRulesScreen.tsx';

const rule = (listingId: number, changes: Partial<ListedPriceRule> = {}): ListedPriceRule => ({
  listingId,
  productName: `Oktaliv Probiyotik ${listingId}`,
  productImageUrl: '',
  expiration: '2027-04-30',
  price: 9490,
  floor: 8400,
  ceiling: 12_000,
  state: 'running',
  words: 'En ucuz rakibin 0,10 TL altı; 84,00 TL ile 120,00 TL arasında.',
  changedAt: '2026-11-22T06:00:00.000Z',
  sentence: 'En ucuz teklifin 0,10 TL altına inildi.',
  ...changes,
});
const answer = (items: ListedPriceRule[], stoppedAt: string | null): ResultOf<typeof getPriceRules> => ({
  items,
  nextCursor: null,
  total: items.length,
  counts: { running: 1, atFloor: 1, off: 0 },
  stoppedAt,
});

let remove = () => {};
afterEach(() => remove());
function show(answerOf: AnswerOf) {
  const route = '/myprofile/listings/price-rules';
  const shown = showScreen(<PriceRulesScreen />, { route, path: route }, answerOf);
  remove = shown.remove;
  return shown;
}

test('all rules are stopped after a question, said so, and go on at a press', async () => {
  let stoppedAt: string | null = null;
  const { asked } = show(({ path }) => {
    if (path === 'Listings/StopPriceRules') {
      stoppedAt = stoppedAt === null ? '2026-11-23T09:00:00.000Z' : null;
      return { stoppedAt };
    }
    if (path !== 'Listings/GetPriceRules') return undefined;
    return answer([rule(1), rule(2, { state: 'atFloor', price: 8400, changedAt: null })], stoppedAt);
  });
  await expect.element(page.getByRole('row').filter({ hasText: 'Alt sınırda' })).toBeVisible();
  await expect.element(page.getByText('Fiyat değiştirmedi')).toBeVisible();
  await page.getByRole('button', { name: 'Tüm kuralları durdur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tüm fiyat kuralları durdurulsun mu?' });
  await expect.element(dialog.getByText(/Çalışan 2 kural/)).toBeVisible();
  expect(asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Tüm kuralları durdur' }).click();
  await expect.element(page.getByText(/hiçbir fiyat değiştirilmiyor/)).toBeVisible();
  await page.getByRole('button', { name: 'Kuralları sürdür' }).click();
  await expect.element(page.getByRole('button', { name: 'Tüm kuralları durdur' })).toBeVisible();
  expect(asked.map(({ body }) => body)).toEqual([{ isStopped: true }, { isStopped: false }]);
});

test('a chip narrows the list, and the address keeps it', async () => {
  const states: (string | null)[] = [];
  show(({ path, query }) => {
    if (path !== 'Listings/GetPriceRules') return undefined;
    states.push(query.get('state'));
    return answer([rule(1)], null);
  });
  await page.getByRole('button', { name: /Alt sınırda/ }).click();
  await expect.poll(() => states.at(-1)).toBe('atFloor');
});
