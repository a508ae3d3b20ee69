import { expect, test } from 'vitest';
import { bulkTexts } from '../seller-texts.ts';
import { readNumbersFile } from './numbers-file.ts';

const orders = [
  { orderId: 1, orderNo: '604419' },
  { orderId: 2, orderNo: '604398' },
];
const read = (...parts: BlobPart[]) => readNumbersFile(new File(parts, 'kargo.csv'), orders);

test('each line goes to the order that it names, in any order, with its own carrier', async () => {
  const text =
    'Sipariş no;Takip no;Kargo\n604398;123456789012;Turna Kargo\n604419;RR473124829TR;Güvercin Posta\n';
  expect(await read(text)).toEqual({
    kind: 'list',
    list: {
      parcels: [
        { orderId: 2, followUpNumber: '123456789012', carrierId: 1 },
        { orderId: 1, followUpNumber: 'RR473124829TR', carrierId: 5 },
      ],
      matched: 2,
      blank: 0,
      unknown: 0,
    },
  });
});

test('an order of somebody else and a line without a number are counted', async () => {
  const found = await read('"604419","123456789012"\n604398,\n700000,123456789013');
  expect(found).toMatchObject({ list: { matched: 1, blank: 1, unknown: 1 } });
});

test('a file without order numbers fills nothing', async () => {
  expect(await read('123456789012\n123456789013')).toEqual({
    kind: 'refused',
    sentence: bulkTexts.fileWithoutOrders,
  });
});

test('an invalid file is refused with the next step', async () => {
  expect(await read('')).toEqual({ kind: 'refused', sentence: bulkTexts.fileFlaws.empty });
  expect(await read(new Uint8Array([0x89, 0x50, 0, 1]))).toEqual({
    kind: 'refused',
    sentence: bulkTexts.fileFlaws.unreadable,
  });
});
