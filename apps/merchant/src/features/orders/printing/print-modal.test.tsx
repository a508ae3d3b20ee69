import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { wireMerchant } from '../../../testing/merchant-wire.ts';
import { orderIn } from '../../../testing/orders.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import { PrintModal } from './PrintModal.tsx';
import type { PrintDocument } from './print-format.ts';

let takeAway = () => {};
afterEach(() => {
  takeAway();
  vi.restoreAllMocks();
});

function showModal(document: PrintDocument, orderIds: readonly number[]) {
  wireMerchant([
    orderIn('shipped', 604_160),
    orderIn('cancelled', 604_090),
    orderIn('preOrder', 604_091),
    orderIn('awaitingShipment', 604_182),
  ]);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  ({ remove: takeAway } = showScreen(
    <PrintModal document={document} orderIds={orderIds} onClose={() => {}} />,
    { route: '/myprofile/orders', path: '/myprofile/orders' },
  ));
  return print;
}

const submit = page.getByRole('button', { name: 'Yazdır' });
/** Returns the elements that are printed, which the screen does not show. */
const onPaper = <Found extends Element>(selector: string) => [
  ...document.querySelectorAll<Found>(`body > div > ${selector}, body > div ${selector}`),
];
const pageRules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));

test('the address of a pre-order ends with its city: street and phone come with the payment', async () => {
  const print = showModal('packing', [604_091]);
  await submit.click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  const [, address] = onPaper('p').map(({ textContent }) => textContent ?? '');
  expect(address).not.toMatch(/,\s*(,|$)/);
});

test('labels are printed for each parcel, with both barcodes, on the chosen paper', async () => {
  const print = showModal('label', [604_160]);
  await page.getByRole('radio', { name: 'Etiket, 10 × 15 cm' }).click();
  await page.getByRole('button', { name: 'Artır' }).click();
  await submit.click();
  await expect.poll(() => print.mock.calls.length).toBe(1);

  const words = onPaper('p').map(({ textContent }) => textContent);
  expect(words.filter((text) => text?.startsWith('Koli'))).toEqual(['Koli 1/2', 'Koli 2/2']);
  expect(words).toContain('Gönderen: Kuyulu Medikal Ltd. Şti.');
  expect(words).toContain('Sözleşme no: SZ-1/26');
  expect(words).toContain('Söğüt Mah. Çınar Cad. No: 7, Kadıköy, İstanbul');
  const bars = onPaper<HTMLImageElement>('img').filter(({ alt }) => alt.endsWith('barkodu'));
  expect(bars.map(({ alt }) => alt)).toEqual([
    '604160 barkodu',
    '734512890123 barkodu',
    '604160 barkodu',
    '734512890123 barkodu',
  ]);
  await Promise.all(bars.map((bar) => bar.decode()));
  expect(bars.filter(({ naturalWidth }) => naturalWidth === 0)).toEqual([]);
  expect(pageRules()).toContainEqual(expect.stringMatching(/^@page \{.*size: 100mm 150mm;/));
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(pageRules).not.toContainEqual(expect.stringContaining('100mm'));
});

test('the picking list walks from shelf to shelf, each product once with its parcels', async () => {
  const print = showModal('picking', [604_182, 604_160]);
  await submit.click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  const rows = onPaper<HTMLTableRowElement>('tr').map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Raf', 'Ürün', 'Miat', 'Barkod', 'Adet', 'Siparişler'],
    ['–', 'Nurevit Çinko 60 Tablet', '12/2028', '2900000000015', '8', '604160 × 4, 604182 × 4'],
  ]);
});

test('parcels that must not leave are named before they are printed', async () => {
  showModal('label', [604_090, 604_091, 604_182]);
  await expect
    .element(page.getByText(/^İptal edilmiş ya da ödemesi alınmamış: 604090, 604091\./))
    .toBeVisible();
});

test('orders that may leave are printed without a warning', async () => {
  showModal('label', [604_182]);
  await expect.element(page.getByText('1 sipariş yazdırılacak.')).toBeVisible();
  expect(page.getByText(/İptal edilmiş ya da/).elements()).toEqual([]);
});
