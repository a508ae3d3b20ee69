import { apiPrefix } from '@havan/contract/call';
import { downloadFile, uploadFile } from '@havan/contract/identity/files';
import { messageCalls } from '@havan/contract/notifications/messages';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { sendMessage, getMessages } = messageCalls;
type Person = Awaited<ReturnType<typeof signedInAs>>;

async function upload(who: Person, name: string, payload: Buffer) {
  const sent = await app.fastify.inject({
    method: 'POST',
    url: `${apiPrefix}/${uploadFile.path}?purpose=messageFile&fileName=${name}`,
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${who.token}` },
    payload,
  });
  return sent.json<{ result: { fileId: string } | null; statusCode: number }>();
}
const pdf = Buffer.from('%PDF-1.7\ntrailer\n%%EOF\n', 'latin1');

async function pair() {
  const buyer = await signedInAs(app, 'pharmacy');
  const seller = await signedInAs(app, 'merchant');
  const { db } = app.database;
  await makeListing(db, { sellerId: seller.companyId, productId: await makeProduct(db) });
  return { buyer, seller };
}

const read = async (who: Person, fileId: string) =>
  (
    await app.fastify.inject({
      method: 'GET',
      url: `${apiPrefix}/${downloadFile.path}?fileId=${fileId}`,
      headers: { authorization: `Bearer ${who.token}` },
    })
  ).statusCode;

// @spec §1 messages

test('a file goes with a message, and only the two sides read it', async () => {
  const { buyer, seller } = await pair();
  const stranger = await signedInAs(app, 'pharmacy');
  const fileId = (await upload(buyer, 'fatura.pdf', pdf)).result?.fileId ?? '';
  expect(await read(seller, fileId)).toBe(404);
  const message = { userId: seller.userId, text: 'Fatura ekte.', files: [fileId] };
  const sent = (await app.call(sendMessage, message, buyer)).result;
  expect(sent.files).toMatchObject([{ fileId, fileName: 'fatura.pdf', mimeType: 'application/pdf' }]);
  const { items } = (await app.call(getMessages, { userId: String(buyer.userId) }, seller)).result;
  expect(items[0]?.files).toEqual(sent.files);
  expect([await read(buyer, fileId), await read(seller, fileId), await read(stranger, fileId)]).toEqual([
    200, 200, 404,
  ]);
});

test('a file of others, one that was sent before, and one too many are refused, and nothing is sent', async () => {
  const { buyer, seller } = await pair();
  const own = (await upload(buyer, 'a.pdf', pdf)).result?.fileId ?? '';
  const say = async (who: Person, to: Person, files: string[]) =>
    (await app.call(sendMessage, { userId: to.userId, text: 'Ekte', files }, who)).status;
  expect(await say(buyer, seller, [own])).toBe(200);
  expect(await say(buyer, seller, [own])).toBe(400);
  const others = (await upload(seller, 'b.pdf', pdf)).result?.fileId ?? '';
  expect(await say(buyer, seller, [others])).toBe(400);
  expect(
    await say(
      buyer,
      seller,
      Array.from({ length: 4 }, () => own),
    ),
  ).toBe(400);
  const { items } = (await app.call(getMessages, { userId: String(buyer.userId) }, seller)).result;
  expect(items).toHaveLength(1);
});

test('a file that is no PDF, PNG or JPG by its bytes is refused under any name', async () => {
  const { buyer } = await pair();
  expect((await upload(buyer, 'a.pdf', Buffer.from('<html></html>'))).statusCode).toBe(400);
});
