import {
  productPictureCalls,
  setProductPicture,
} from '@havan/contract/backoffice/catalogue/product-pictures';
import { apiPrefix } from '@havan/contract/call';
import type { OperatorRole } from '@havan/domain/operator';
import { expect, test } from 'vitest';
import { makeProduct } from '../../../testing/factories.ts';
import { takenPhoto } from '../../../testing/photos.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const { getProductPictures, removeProductPicture } = productPictureCalls;
const app = testApp();

async function send(productId: number, bytes: Buffer, roles: OperatorRole[] | null = ['catalogue']) {
  const { token } = roles ? await signedInOperator(app, roles) : { token: 'none' };
  const { host } = new URL(app.ctx.config.backofficeOrigin);
  return app.fastify.inject({
    method: 'POST',
    url: `${apiPrefix}/${setProductPicture.path}?productId=${productId}&view=back`,
    headers: { authorization: `Bearer ${token}`, host, 'content-type': 'image/jpeg' },
    payload: bytes,
  });
}

test('a photograph is set and removed by the catalogue operator only, each with its trace', async () => {
  const productId = await makeProduct(app.database.db);
  const photo = await takenPhoto(800, 800);
  expect((await send(productId, photo, null)).statusCode).toBe(401);
  expect((await send(productId, photo, ['finance'])).statusCode).toBe(403);
  expect((await send(999_999, photo)).statusCode).toBe(404);
  expect((await send(productId, await takenPhoto(400, 800))).statusCode).toBe(400);
  expect((await send(productId, Buffer.from('<svg onload="x"/>'))).statusCode).toBe(400);
  const set = await send(productId, photo);
  expect(set.json()).toMatchObject({ result: { photographs: ['back'] } });
  const operator = await signedInOperator(app, ['catalogue']);
  const asked = { productId: String(productId) };
  expect((await app.call(getProductPictures, asked, operator)).result.photographs).toEqual(['back']);
  const removal = { productId, view: 'back' as const };
  expect((await app.call(removeProductPicture, removal, operator)).result.photographs).toEqual([]);
  expect((await app.call(removeProductPicture, removal, operator)).status).toBe(404);
  const trace = await app.database.db
    .selectFrom('audit_event')
    .select('action')
    .where('subject_id', '=', String(productId))
    .orderBy('id')
    .execute();
  expect(trace.map(({ action }) => action)).toEqual(['product.picture', 'product.pictureRemove']);
});
