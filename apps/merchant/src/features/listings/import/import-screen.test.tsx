import type { ImportRow, ListingImport } from '@havan/contract/listings/listing-import';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AnswerOf, showScreen } from '../../../testing/show-screen.tsx';
import { ImportScreen } from './ImportScreen.tsx';

const importId = '3b0d5f0e-8f1b-4c5a-9a53-3b1f5d2a7c11';
const counts = { new: 2, changed: 1, same: 3, wrong: 1, forbidden: 1, missing: 0, warned: 1 };
const importOf = (changes: Partial<ListingImport> = {}): ListingImport => ({
  importId,
  fileName: 'kasim-sayim.xlsx',
  size: 4200,
  state: 'checked',
  columns: [
    { key: 'barkod', title: 'Barkod', samples: ['8690000417263'], confidence: 'sure' },
    { key: 'kod', title: 'Kod', samples: ['46', '36'], confidence: 'none' },
    { key: 'fiyat', title: 'Sat. Fiy.', samples: ['398,50'], confidence: 'likely' },
  ],
  mapping: { barcode: 'barkod', price: 'fiyat' },
  isRemembered: false,
  numberStyle: 'comma',
  isWholeStock: false,
  counts,
  onSale: 10,
  progress: 1,
  applied: 0,
  refused: 0,
  undone: 0,
  failure: null,
  createdAt: '2026-11-22T09:00:00.000Z',
  appliedAt: null,
  undoUntil: null,
  ...changes,
});
const rowOf = (changes: Partial<ImportRow> = {}): ImportRow => ({
  position: 1,
  line: 5,
  kind: 'wrong',
  barcode: '8690000417263',
  productName: 'Nurevit Magnezyum',
  listingId: null,
  cells: { barcode: '8690000417263', stock: 'çok', price: '398,50' },
  changes: [],
  problems: [{ field: 'stock', sentence: 'Adet tam sayı olmalıdır.' }],
  warnings: [],
  refusal: null,
  notes: [],
  outcome: null,
  sentence: null,
  ...changes,
});

let remove = () => undefined as void;
afterEach(() => remove());
function show(answer: AnswerOf, id = `/${importId}`) {
  const route = '/myprofile/listings/import/:importId?';
  const shown = showScreen(<ImportScreen />, { route, path: `/myprofile/listings/import${id}` }, answer);
  remove = shown.remove;
  return shown;
}
const pageOf = (...items: unknown[]) => ({ items, nextCursor: null, total: null });

test('columns stand with their samples, and a mapping changed by hand is what is checked', async () => {
  const { asked } = show(({ path }) => {
    if (path === 'Listings/GetImport')
      return importOf({ state: 'mapping', counts: { ...counts, warned: 0 } });
    if (path === 'Listings/CheckImport') return importOf({ state: 'checking', progress: 0.4 });
    return undefined;
  });
  await expect.element(page.getByText('46 · 36')).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Kod kolonunun alanı'), 'stock');
  await page.getByText('Bu benim bütün stoğum', { exact: false }).click();
  await page.getByRole('button', { name: 'Dosyayı kontrol et' }).click();
  await expect.element(page.getByText('Satırlar kontrol ediliyor').first()).toBeVisible();
  expect(asked).toMatchObject([
    {
      path: 'Listings/CheckImport',
      body: {
        importId,
        mapping: { barcode: 'barkod', price: 'fiyat', stock: 'kod' },
        isWholeStock: true,
      },
    },
  ]);
});

test('a wrong row is corrected where it stands, with the keyboard alone', async () => {
  const { asked } = show(({ path }) => {
    if (path === 'Listings/GetImport') return importOf();
    if (path === 'Listings/GetImportRows') return pageOf(rowOf());
    if (path === 'Listings/CorrectImportRow')
      return {
        row: rowOf({ kind: 'new', problems: [], cells: { stock: '4' } }),
        import: importOf({ counts: { ...counts, new: 3, wrong: 0 } }),
      };
    return undefined;
  });
  await expect.element(page.getByText('Adet tam sayı olmalıdır.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Stok' }).fill('4');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Düzeltildi: yeni')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '4 satırı yaz' })).toBeVisible();
  expect(asked).toMatchObject([{ body: { importId, position: 1, cells: { stock: '4' } } }]);
});

test('an import that empties the shop asks twice, with its figures', async () => {
  const sentence = 'Pasif olmayan 10 ilanınızın 9 tanesi dosyada yok ve pasife alınacak.';
  const { asked } = show(({ path, body }) => {
    if (path === 'Listings/GetImport') return importOf({ counts: { ...counts, missing: 9 } });
    if (path === 'Listings/GetImportRows') return pageOf();
    if (path === 'Listings/ApplyImport')
      return body['confirmedMissing'] === 9
        ? { outcome: 'started', import: importOf({ state: 'applying', progress: 0.2 }) }
        : { outcome: 'asks', sentence, missing: 9, onSale: 10 };
    return undefined;
  });
  await page.getByRole('checkbox', { name: '%40’tan büyük fiyat değişimi' }).click();
  await page.getByRole('button', { name: '12 satırı yaz' }).click();
  await expect.element(page.getByRole('dialog').getByText(sentence)).toBeVisible();
  await page.getByRole('button', { name: 'Anladım, devam' }).click();
  await page.getByRole('textbox', { name: 'Pasife alınacak ilan sayısı' }).fill('8');
  await page.getByRole('button', { name: 'Pasife al ve yaz' }).click();
  await expect.element(page.getByText('Yazdığınız sayı farklı.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Pasife alınacak ilan sayısı' }).fill('9');
  await page.getByRole('button', { name: 'Pasife al ve yaz' }).click();
  await expect.element(page.getByText('İlanlar yazılıyor').first()).toBeVisible();
  expect(asked.map(({ body }) => body)).toMatchObject([
    { ticked: ['priceJump'] },
    { ticked: ['priceJump', 'shopEmptied'], confirmedMissing: 9 },
  ]);
});

test('the result says what was written and left out, and is undone after a question', async () => {
  let state: ListingImport['state'] = 'applied';
  const { asked } = show(({ path }) => {
    if (path === 'Listings/UndoImport') state = 'undoing';
    if (path === 'Listings/GetImportRows')
      return pageOf(rowOf({ kind: 'new', problems: [], outcome: 'applied' }));
    return importOf({ state, applied: 3, progress: 0, undoUntil: '2099-01-01T00:00:00.000Z' });
  });
  await expect.element(page.getByText('3 satır yazıldı · 2 satır yazılmadı')).toBeVisible();
  await page.getByRole('button', { name: 'Tümünü geri al' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tümünü geri al' }).click();
  await expect.element(page.getByText('Yükleme geri alınıyor').first()).toBeVisible();
  expect(asked.map(({ path }) => path)).toEqual(['Listings/UndoImport']);
});

test('an invalid file is refused in its field, and a first visit shows that nothing was imported', async () => {
  show(({ path }) => {
    if (path === 'Listings/GetImports') return pageOf();
    return path === 'Listings/UploadImport' ? new Error('Dosya boş.') : undefined;
  }, '');
  await expect.element(page.getByText('Henüz dosya yüklenmedi.')).toBeVisible();
  await page.getByLabelText('Stok dosyası').upload(new File(['{}'], 'bos.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('Dosya boş.')).toBeVisible();
});

test('F8 leads from wrong row to wrong row, and to those behind another filter', async () => {
  const wrong = [rowOf(), rowOf({ position: 2, line: 6 })];
  show(({ path, query, body }) => {
    if (path === 'Listings/GetImport') return importOf({ counts: { ...counts, wrong: 2 } });
    if (path === 'Listings/GetImportRows')
      return query.get('filter') === 'wrong'
        ? pageOf(...wrong)
        : pageOf(rowOf({ position: 3, kind: 'new', problems: [] }));
    if (path === 'Listings/CorrectImportRow')
      return {
        row: rowOf({ position: Number(body['position']), kind: 'new', problems: [] }),
        import: importOf({ counts: { ...counts, new: 3, wrong: 1 } }),
      };
    return undefined;
  });
  const stock = (line: number) =>
    page.getByRole('form', { name: `Düzelt: Satır ${line}` }).getByLabelText('Stok');
  await expect.element(stock(5)).toBeVisible();
  await page.getByRole('button', { name: 'Hepsi' }).click();
  await expect.element(stock(5)).not.toBeInTheDocument();
  await userEvent.keyboard('{F8}');
  await expect.element(stock(5)).toHaveFocus();
  await userEvent.keyboard('{F8}');
  await expect.element(stock(6)).toHaveFocus();
  await userEvent.keyboard('{F8}');
  await expect.element(stock(5)).toHaveFocus();
  await userEvent.keyboard('7{Enter}');
  await expect.element(page.getByText('Düzeltildi: yeni')).toBeVisible();
  await userEvent.keyboard('{F8}');
  await expect.element(stock(6)).toHaveFocus();
});
