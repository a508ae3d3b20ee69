import { MemoryBank } from '@havan/api/testing/ports/memory-bank';
import { testApp } from '@havan/api/testing/test-app';
import { apiPrefix, type Call } from '@havan/contract/call';
import { smartCartEvents } from '@havan/contract/cart/smart-cart';
import { campaignStream } from '@havan/contract/catalogue/campaign-pages';
import { downloadFile, uploadFile } from '@havan/contract/identity/files';
import { liveStream } from '@havan/contract/bootstrap/page-settings';
import { exportListings } from '@havan/contract/listings/listing-desk';
import { downloadImport, uploadImport } from '@havan/contract/listings/listing-import';
import { downloadPayoutStatement } from '@havan/contract/money/payout-statements';
import { exportStatement, exportWalletMovements } from '@havan/contract/money/wallet';
import { downloadInvoices } from '@havan/contract/sales/e-invoice-bulk';
import { exportOrders } from '@havan/contract/sales/order-work';
import { exportPerformance } from '@havan/contract/sales/performance';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeOthers, type Others } from './others.ts';
import { makeParties, type Parties, sessionFor } from './visitors.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });

let parties: Parties;
let others: Others;
beforeAll(async () => {
  parties = await makeParties(app);
  others = await makeOthers(app, bank);
});

/** Routes outside the JSON envelope of the contract: uploads, downloads, exports, event streams. */
const routes: readonly { readonly call: Call; readonly foreign?: (of: Others) => Record<string, string> }[] =
  [
    { call: uploadFile },
    { call: downloadFile, foreign: ({ paymentId }) => ({ fileId: paymentId }) },
    { call: exportOrders },
    { call: exportPerformance },
    { call: exportListings },
    { call: uploadImport },
    { call: downloadImport, foreign: ({ paymentId }) => ({ importId: paymentId }) },
    { call: downloadInvoices, foreign: ({ eInvoiceId }) => ({ invoiceIds: String(eInvoiceId) }) },
    {
      call: downloadPayoutStatement,
      foreign: ({ statementId }) => ({ statementId: String(statementId), format: 'csv' }),
    },
    { call: exportStatement },
    { call: exportWalletMovements },
    { call: smartCartEvents, foreign: ({ smartCartId }) => ({ smartCartId }) },
    { call: liveStream },
    { call: campaignStream },
  ];

async function ask({ method, path }: Call, token: string | undefined, query: Record<string, string> = {}) {
  const answer = await app.fastify.inject({
    method,
    url: `${apiPrefix}/${path}?${new URLSearchParams(query)}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return answer.statusCode;
}

describe.each(routes)('$call.path', ({ call, foreign }) => {
  test.each(['anonymous', 'banned', 'expired session', 'revoked key'] as const)(
    'is closed to: %s',
    async (who) => {
      expect(await ask(call, await sessionFor(app, parties, who))).toBe(401);
    },
  );

  test('a token in the address opens nothing', async () => {
    const token = (await sessionFor(app, parties, 'pharmacy')) ?? '';
    expect(await ask(call, undefined, { token, access_token: token })).toBe(401);
  });

  test('a key opens it only with the scope that it asks for', async () => {
    const open = await ask(call, await sessionFor(app, parties, 'key with every scope'), { unknown: '1' });
    expect(open === 403).toBe(call.key === undefined);
  });

  test.runIf(call.right !== undefined)('is closed to staff without its right', async () => {
    const without = call.right === 'money' ? 'sales staff' : 'accounting staff';
    expect(await ask(call, await sessionFor(app, parties, without))).toBe(403);
  });

  test.runIf(foreign !== undefined)('finds nothing of another company', async () => {
    const status = await ask(call, await sessionFor(app, parties, 'pharmacy'), foreign?.(others));
    expect(status).toBe(404);
  });

  test.runIf(call.access === 'buyer')('is closed to who cannot buy', async () => {
    expect(await ask(call, await sessionFor(app, parties, 'merchant'))).toBe(403);
  });
});
