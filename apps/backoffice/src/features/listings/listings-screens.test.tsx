import type { MarketListing } from '@havan/contract/backoffice/risk/market-listings';
import type { Recall } from '@havan/contract/backoffice/risk/recalls';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../testing/show-screen.tsx';
import { RecallForm } from '../recalls/RecallForm.tsx';
import { RiskMarksScreen } from '../risk-marks/RiskMarksScreen.tsx';
import { ListingsScreen } from './ListingsScreen.tsx';

const listing: MarketListing = {
  listingId: 7,
  productId: 3,
  productName: 'Virendo Magnezyum 60 Kapsül',
  brandName: 'Virendo',
  barcode: '8690000000017',
  sellerId: 4,
  seller: 'Selvi Medikal',
  expiration: '2028-06-30',
  lot: 'K0016',
  price: 18_490,
  stock: 24,
  state: 'active',
  suspendedReason: null,
};
let remove = () => {};
afterEach(() => remove());
const show = (screen: Parameters<typeof showScreen>[0], answer: AnswerOf) => {
  const shown = showScreen(screen, answer);
  remove = shown.remove;
  return shown;
};

const listings: AnswerOf = ({ path }) => {
  if (path === 'FindListings') return { items: [listing], nextCursor: null, total: null };
  if (path === 'PreviewListingAct') return { listings: 1204, sellers: 31, recalled: 0 };
  return { listings: 1204, sellers: 31 };
};

test('an act on many is asked twice with its figures, and needs its reason', async () => {
  const { asked } = show(<ListingsScreen />, listings);
  await expect.element(page.getByText('Selvi Medikal')).toBeVisible();
  await page.getByLabelText('İlan ara').fill('virendo');
  await page.getByRole('button', { name: 'Bulunanların hepsini askıya al' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^1\.204 ilan askıya alınacak \(31 satıcı\)/)).toBeVisible();
  await dialog.getByLabelText('Neden').selectOptions('other');
  await dialog.getByRole('button', { name: 'Askıya al' }).click();
  await expect.element(dialog.getByText('Nedeni bir cümleyle yazın.')).toBeVisible();
  await dialog.getByLabelText('Açıklama').fill('Toplatma kararı.');
  await dialog.getByRole('button', { name: 'Askıya al' }).click();
  await dialog.getByRole('button', { name: 'Evet, 1.204 ilanı askıya al' }).click();
  await expect.element(page.getByText('1.204 ilan askıya alındı.')).toBeVisible();
  const acts = asked.filter(({ path }) => path === 'ActOnListings');
  expect(acts).toMatchObject([
    {
      body: {
        action: 'suspend',
        selection: { by: 'filter', search: 'virendo' },
        reasonId: 'other',
        note: 'Toplatma kararı.',
        listings: 1204,
      },
    },
  ]);
});

test('an act that frees says how many listings a recall keeps frozen', async () => {
  const { asked } = show(<ListingsScreen />, ({ path }) =>
    path === 'PreviewListingAct'
      ? { listings: 0, sellers: 0, recalled: 3 }
      : { items: [{ ...listing, state: 'suspended' }], nextCursor: null, total: null },
  );
  await page.getByRole('button', { name: /^Askıdan çıkar: Virendo/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^3 ilan geri çağrıldığı için askıda kalır/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Askıdan çıkar' }).click();
  expect(asked.filter(({ path }) => path === 'ActOnListings')).toEqual([]);
});

test('a recall says whom it reaches, which lots are unknown, and asks once more', async () => {
  const recall = { recallId: 9 } as Recall;
  const { asked } = show(<RecallForm onClose={() => {}} />, ({ path }) =>
    path === 'PreviewRecall'
      ? {
          productId: 3,
          productName: listing.productName,
          lots: [
            { lot: '', listings: 2, units: 5 },
            { lot: 'K0016', listings: 4, units: 60 },
          ],
          listings: 4,
          orders: 12,
          buyers: 11,
          units: 60,
        }
      : recall,
  );
  await page.getByRole('button', { name: 'Geri çağır', exact: true }).click();
  await expect.element(page.getByText('Katalogdaki bir ürünün barkodunu yazın.')).toBeVisible();
  await page.getByLabelText('Barkod').fill(listing.barcode);
  await page.getByLabelText('Parti').selectOptions('K0016');
  await expect.element(page.getByText(/2 ilanın ve satılmış 5 adedin partisi bilinmiyor/)).toBeVisible();
  await expect
    .element(page.getByText('4 ilan dondurulacak; 12 siparişteki 60 adet için 11 alıcıya bildirim gidecek.'))
    .toBeVisible();
  await page.getByLabelText('Neden').fill('Üretici bu partide kirlilik bildirdi.');
  await page.getByRole('button', { name: 'Geri çağır', exact: true }).click();
  await page.getByRole('button', { name: 'Evet, 11 alıcıya bildir ve geri çağır' }).click();
  await expect
    .poll(() => asked.at(-1)?.body)
    .toEqual({
      productId: 3,
      lot: 'K0016',
      reason: 'Üretici bu partide kirlilik bildirdi.',
    });
});

test('a mark is lifted after its consequence was said', async () => {
  const mark = {
    markId: 2,
    of: 'brand',
    name: 'Virendo',
    cause: 'brand',
    note: 'Taklidi görüldü.',
    markedAt: '2026-11-20T09:00:00.000Z',
    markedBy: 'Selin Aras',
    listings: 1204,
    missing: 31,
  };
  let isLifted = false;
  const { asked } = show(<RiskMarksScreen />, ({ path }) => {
    isLifted ||= path === 'LiftRiskMark';
    return { marks: isLifted ? [] : [mark] };
  });
  await page.getByRole('button', { name: 'Kaldır: Virendo' }).click();
  await expect.element(page.getByText(/1\.204 ilandan artık fatura istenmez/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click();
  await expect.element(page.getByText('Riskli sayılan ürün yok')).toBeVisible();
  expect(asked).toMatchObject([{ path: 'LiftRiskMark', body: { markId: 2 } }]);
});
