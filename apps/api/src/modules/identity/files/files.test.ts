import { randomUUID } from 'node:crypto';
import { apiPrefix } from '@havan/contract/call';
import { downloadFile, fileLimits, uploadFile } from '@havan/contract/identity/files';
import { setInvoice } from '@havan/contract/sales/order-work';
import { confirmOrder, getOrderDetail, getOrders } from '@havan/contract/sales/orders';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { StorageError, type StoragePort } from '../../../core/ports/storage/storage-port.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { memoryStorage } from '../../../testing/ports/memory-storage.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { hugePng, photographer, takenPhoto } from '../../../testing/photos.ts';
import { testApp } from '../../../testing/test-app.ts';
import { downloadNameOf, fileKindOf } from './file-kind.ts';
import { sweepFiles } from './files.service.ts';

const bank = new MemoryBank();
const kept = memoryStorage();
let isStoreDown = false;
const unlessDown = <T>(work: () => Promise<T>): Promise<T> =>
  isStoreDown ? Promise.reject(new StorageError('ECONNREFUSED')) : work();
const storage: StoragePort = {
  put: (...file) => unlessDown(() => kept.put(...file)),
  get: (key) => unlessDown(() => kept.get(key)),
  remove: (key) => unlessDown(() => kept.remove(key)),
};
const app = testApp({ ports: { bank, storage } });
const shop = new Shop(app, bank);
const pdf = Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n', 'latin1');

let seller: Person & { listingId: number };
let buyer: Person;
let orderId: number;
beforeAll(async () => {
  seller = await shop.seller();
  buyer = await shop.buyer([seller.listingId, 1]);
  await shop.buy(buyer);
  orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
  await app.call(confirmOrder, { orderId }, seller);
});

const upload = (bytes: Buffer, person?: Person, purpose = 'orderInvoice', type = 'application/pdf') =>
  app.fastify.inject({
    method: 'POST',
    url: `${apiPrefix}/${uploadFile.path}?purpose=${purpose}&fileName=${encodeURIComponent('../Fatura <1>.exe')}`,
    headers: { 'content-type': type, ...(person && { authorization: `Bearer ${person.token}` }) },
    payload: bytes,
  });
const download = (fileId: string, person?: Person) =>
  app.fastify.inject({
    method: 'GET',
    url: `${apiPrefix}/${downloadFile.path}?fileId=${fileId}`,
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  });
const idOf = (answer: { json: () => { result: { fileId: string } } }) => answer.json().result.fileId;

describe('an upload', () => {
  test('needs a session and is checked by its bytes, not by its name', async () => {
    expect((await upload(pdf)).statusCode).toBe(401);
    expect((await upload(Buffer.from('<svg onload=alert(1)>'), seller)).statusCode).toBe(400);
    expect((await upload(Buffer.from('%PDF-1.7 without an end'), seller)).statusCode).toBe(400);
    expect((await upload(Buffer.alloc(0), seller)).statusCode).toBe(400);
    // Only pictures may be added to a case.
    expect((await upload(pdf, buyer, 'casePhoto', 'image/png')).statusCode).toBe(400);
    expect((await upload(pdf, seller, 'avatar')).statusCode).toBe(400);
  });

  test('of a picture is decoded: what cannot be, and a decompression bomb, is refused with its sentence', async () => {
    const sentenceOf = async (bytes: Buffer, purpose = 'casePhoto') => {
      const answer = await upload(bytes, buyer, purpose, 'image/png');
      return answer.json<{ errors: { message: string }[] }>().errors[0]?.message;
    };
    const whole = await takenPhoto(900, 900);
    expect(await sentenceOf(Buffer.concat([whole.subarray(0, 200), Buffer.from([0xff, 0xd9])]))).toMatch(
      /okunamadı/,
    );
    const bomb = hugePng(30_000);
    expect(bomb.length).toBeLessThan(fileLimits.casePhoto.maxBytes);
    const before = process.memoryUsage().rss;
    expect(await sentenceOf(bomb)).toMatch(/en çok 25 megapiksel/);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    expect(await sentenceOf(await takenPhoto(799, 900), 'productPhoto')).toMatch(/en az 800 × 800/);
  });

  test('of a photo loses place, owner and comments, stands upright, and is kept in two widths', async () => {
    const sent = await takenPhoto(1200, 900);
    expect(sent.includes(photographer)).toBe(true);
    const fileId = idOf(await upload(sent, buyer, 'casePhoto', 'image/jpeg'));
    const stored = (await download(fileId, buyer)).rawPayload;
    expect(stored.includes(photographer)).toBe(false);
    expect(await sharp(stored).metadata()).toMatchObject({ width: 900, height: 1200 });
    const wide = (person: Person | undefined, width: number, accept: string) =>
      app.fastify.inject({
        method: 'GET',
        url: `${apiPrefix}/${downloadFile.path}?fileId=${fileId}&width=${width}`,
        headers: { accept, ...(person && { authorization: `Bearer ${person.token}` }) },
      });
    const small = await wide(buyer, 120, 'image/avif,image/webp');
    expect(small.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(small.rawPayload.subarray(4, 12).toString('latin1')).toBe('ftypavif');
    const large = await wide(buyer, 900, '*/*');
    expect(large.headers['content-type']).toBe('image/webp');
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 720,
      height: 960,
    });
    expect((await wide(await shop.buyer(), 120, '*/*')).statusCode).toBe(404);
    expect((await wide(undefined, 120, '*/*')).statusCode).toBe(401);
  });

  test('beyond the limit is refused', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(fileLimits.orderInvoice.maxBytes), pdf]);
    const { statusCode } = await upload(large, seller);
    expect([400, 413]).toContain(statusCode);
  });

  test('is refused while a hundred files are unused, and accepted again afterwards', async () => {
    const own = await shop.seller();
    const lying = Array.from({ length: 99 }, () => ({
      id: randomUUID(),
      company_id: own.companyId,
      user_id: own.userId,
      purpose: 'orderInvoice' as const,
      file_name: 'fatura.pdf',
      mime_type: 'application/pdf' as const,
      size: 10,
      sha256: 'x',
      storage_key: randomUUID(),
      created_at: app.clock.now(),
    }));
    await app.database.db.insertInto('stored_file').values(lying).execute();
    expect((await upload(pdf, own)).statusCode).toBe(200);
    expect((await upload(pdf, own)).statusCode).toBe(429);
    expect((await upload(pdf, seller)).statusCode).toBe(200);
    await app.database.db.deleteFrom('stored_file').where('company_id', '=', own.companyId).execute();
    expect((await upload(pdf, own)).statusCode).toBe(200);
  });

  test('is refused when the unused files are together above 200 MB', async () => {
    const own = await shop.seller();
    await app.database.db
      .insertInto('stored_file')
      .values({
        id: randomUUID(),
        company_id: own.companyId,
        user_id: own.userId,
        purpose: 'orderInvoice',
        file_name: 'fatura.pdf',
        mime_type: 'application/pdf',
        size: 200 * 1024 * 1024 - 1,
        sha256: 'x',
        storage_key: randomUUID(),
        created_at: app.clock.now(),
      })
      .execute();
    expect((await upload(pdf, own)).statusCode).toBe(429);
  });

  test('that is not used is purged after a day', async () => {
    const fileId = idOf(await upload(pdf, seller));
    expect((await download(fileId, seller)).statusCode).toBe(200);
    app.clock.advance(86_400_001);
    await sweepFiles(app.ctx, new Date(app.clock.now().getTime() - 86_400_000));
    expect((await download(fileId, seller)).statusCode).toBe(404);
  });
});

describe('while the store does not answer', () => {
  afterEach(() => {
    isStoreDown = false;
  });

  test('a file is refused with 503 and a sentence, sent or read, and both work afterwards', async () => {
    const fileId = idOf(await upload(pdf, seller));
    isStoreDown = true;
    for (const answer of [await upload(pdf, seller), await download(fileId, seller)]) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
      expect(answer.json()).toMatchObject({
        errors: [{ message: expect.stringMatching(/^Dosya deposuna şu anda ulaşılamıyor\./) }],
      });
    }
    isStoreDown = false;
    expect((await download(fileId, seller)).rawPayload.equals(pdf)).toBe(true);
    expect((await upload(pdf, seller)).statusCode).toBe(200);
  });

  test('a purge keeps the rows of files that it could not remove', async () => {
    const fileId = idOf(await upload(pdf, seller));
    isStoreDown = true;
    const tomorrow = new Date(app.clock.now().getTime() + 1);
    await expect(sweepFiles(app.ctx, tomorrow)).rejects.toBeInstanceOf(StorageError);
    isStoreDown = false;
    expect((await download(fileId, seller)).statusCode).toBe(200);
    await sweepFiles(app.ctx, tomorrow);
    expect((await download(fileId, seller)).statusCode).toBe(404);
  });
});

describe('an invoice', () => {
  test('can be read by both sides of its order only, as an attachment', async () => {
    const fileId = idOf(await upload(pdf, seller));
    const wish = { orderId, fileId, invoiceNumber: 'hvn2026000000123' };
    expect((await app.call(setInvoice, { ...wish, invoiceNumber: '12' }, seller)).status).toBe(400);
    expect((await download(fileId, buyer)).statusCode).toBe(404);
    const { invoice } = (await app.call(setInvoice, wish, seller)).result;
    expect(invoice).toMatchObject({
      invoiceNumber: 'HVN2026000000123',
      file: { fileName: '-Fatura -1-.pdf' },
    });
    // A file can be used for one invoice only.
    expect((await app.call(setInvoice, wish, seller)).status).toBe(400);

    const answer = await download(fileId, buyer);
    expect(answer.rawPayload.equals(pdf)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining('attachment'),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect((await download(fileId, await shop.buyer())).statusCode).toBe(404);
    expect((await download(fileId)).statusCode).toBe(401);
    const seen = (await app.call(getOrderDetail, { type: 'purchased', id: String(orderId) }, buyer)).result;
    expect(seen.invoice?.file.fileId).toBe(fileId);
  });

  test('of another company’s file is refused', async () => {
    const fileId = idOf(await upload(pdf, buyer));
    const answer = await app.call(setInvoice, { orderId, fileId, invoiceNumber: 'HVN2026000000124' }, seller);
    expect(answer.status).toBe(400);
  });
});

test.each([
  [pdf, 'application/pdf'],
  [Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png'],
  [Buffer.from('ffd8ffe000104a464946ffd9', 'hex'), 'image/jpeg'],
  [Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBPVP8 '), 'image/webp'],
  [Buffer.from('GIF89a'), null],
  [Buffer.from('PK\u0003\u0004'), null],
] as const)('the kind of %s is %s', (bytes, kind) => {
  expect(fileKindOf(bytes)).toBe(kind);
});

test('a download has a safe name with the extension of its kind', () => {
  expect(downloadNameOf('Ağustos faturası.PDF', 'application/pdf')).toBe('Ağustos faturası.pdf');
  expect(downloadNameOf('../../etc/passwd', 'image/png')).toBe('-etc-passwd.png');
  expect(downloadNameOf('', 'image/jpeg')).toBe('belge.jpg');
});
