import type { ResultOf } from '@havan/contract/call';
import type { getPriceRule } from '@havan/contract/listings/price-rules';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../../../testing/show-screen.tsx';
import { PriceRuleSection } from './PriceRuleSection.tsx';

type RuleAnswer = ResultOf<typeof getPriceRule>;
const none: RuleAnswer = { rule: null, breakEven: 8000, log: [] };
const stored: RuleAnswer = {
  rule: {
    undercut: 10,
    floor: 8400,
    ceiling: 12_000,
    pauseMinutes: 60,
    isOn: true,
    words: 'İlk sırada 0,10 TL farkla, 84,00 TL altına inmeden, 120,00 TL üstüne çıkmadan',
    changedAt: '2026-11-22T06:00:00.000Z',
    checkedAt: '2026-11-22T06:01:00.000Z',
    sentence: 'Fiyat kuralın istediği yerde.',
  },
  breakEven: 8000,
  log: [
    {
      at: '2026-11-22T06:00:00.000Z',
      before: 11_000,
      after: 9490,
      sentence: '110,00 TL → 94,90 TL: en ucuz rakip 95,00 TL, 0,10 TL altına inildi.',
    },
  ],
};

let remove = () => {};
afterEach(() => remove());
function show(answer: AnswerOf) {
  const at = { route: '/x', path: '/x' };
  const shown = showScreen(<PriceRuleSection listingId={7} price={12_000} />, at, answer);
  remove = shown.remove;
  return shown;
}
const form = () => page.getByRole('form', { name: 'Fiyat kuralı' });

test('a rule is written; a floor beneath the break-even is reported at its field', async () => {
  const { asked } = show(({ path }) => (path === 'Listings/GetPriceRule' ? none : stored));
  const floor = form().getByRole('textbox', { name: 'Alt sınır' });
  await floor.fill('79');
  await form().getByRole('button', { name: 'Kuralı başlat' }).click();
  await expect.element(form().getByText(/80,00 TL tutarının altında olamaz/)).toBeVisible();
  expect(asked).toEqual([]);
  await floor.fill('84');
  await form().getByRole('button', { name: 'Kuralı başlat' }).click();
  await expect.element(page.getByText(/^İlk sırada 0,10 TL farkla/)).toBeVisible();
  expect(asked[0]?.body).toEqual({
    listingId: 7,
    undercut: 10,
    floor: 8400,
    ceiling: 12_000,
    pauseMinutes: 60,
    isOn: true,
  });
});

test('a rule shows its state and every price that it has set, and is stopped', async () => {
  const { asked } = show(() => stored);
  await expect.element(page.getByText(/^Fiyat kuralın istediği yerde/)).toBeVisible();
  await expect.element(page.getByText(/0,10 TL altına inildi/)).toBeVisible();
  await page.getByText('Kural çalışsın').click();
  await expect.poll(() => asked[0]?.body).toMatchObject({ listingId: 7, isOn: false });
});

test('a failed load is shown and retried', async () => {
  let isDown = true;
  show(() => (isDown ? new Error('Sunucuya ulaşılamadı.') : stored));
  await expect.element(page.getByText('Sunucuya ulaşılamadı.')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: /dene/i }).click();
  await expect.element(page.getByText(/^Fiyat kuralın istediği yerde/)).toBeVisible();
});
