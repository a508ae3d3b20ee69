import { addOrRemove, reserveCampaign } from '@havan/contract/cart/cart';
import { apiPrefix } from '@havan/contract/call';
import { campaignStream } from '@havan/contract/catalogue/campaign-pages';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { postgresHints } from '../../../core/ports/postgres-hints.ts';
import { makeCampaign } from '../../../testing/campaigns.ts';
import { makeCompany, makeListing, makeProduct } from '../../../testing/factories.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

let listening = false;
const app = testApp({
  ports: {
    hints: {
      listen: (onHint) =>
        postgresHints(app.database.url, app.ctx.log).listen((whom) => {
          listening = true;
          onHint(whom);
        }),
    },
  },
});
let origin: string;
beforeAll(async () => {
  app.clock.set(new Date('2026-11-21T08:00:00Z'));
  origin = await app.fastify.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.fastify.server.closeAllConnections());

const open = (campaignCode: string, token: string | null) =>
  fetch(`${origin}${apiPrefix}/${campaignStream.path}?campaignCode=${campaignCode}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });

/** Yields the numbers of units that an open page receives. */
async function* unitsOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no stream');
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    rest += value;
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data:')) yield event.slice(5).trim();
  }
}

test('an open page is updated at once when another company takes units', async () => {
  const { db } = app.database;
  const sellerId = await makeCompany(db, 'merchant');
  const listingId = await makeListing(
    db,
    { sellerId, productId: await makeProduct(db) },
    { stock: 50, price: 10_000 },
  );
  const campaignCode = await makeCampaign(db, { seller_id: sellerId, unit_limit: 40, company_limit: 10 });
  const [watcher, taker] = [await signedInAs(app, 'pharmacy'), await signedInAs(app, 'pharmacy')];
  const units = unitsOf(await open(campaignCode, watcher.token));
  expect((await units.next()).value).toBe('40');
  await vi.waitUntil(() => listening);
  await app.call(addOrRemove, { listingId, type: 'add', count: 3 }, taker);
  await app.call(reserveCampaign, { listingId, campaignCode }, taker);
  expect((await units.next()).value).toBe('37');
  await units.return(undefined);
});

test('refuses a visitor and an unknown campaign', async () => {
  const { token } = await signedInAs(app, 'pharmacy');
  expect((await open('yok', null)).status).toBe(401);
  expect((await open('yok', token)).status).toBe(404);
});
