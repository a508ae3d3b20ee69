import { getUserListings } from '@havan/contract/listings/listings';
import { getPayoutStatements } from '@havan/contract/money/payout-statements';
import { getConversations } from '@havan/contract/notifications/messages';
import { getTickets } from '@havan/contract/notifications/support/ticket-lists';
import { getRegister } from '@havan/contract/sales/e-invoices';
import { getOrders } from '@havan/contract/sales/orders';
import { orderStateMask } from '@havan/domain/order';
import { send } from '@havan/run/market/wire';
import { expect } from '@playwright/test';
import { fillCart, goodsFromTwoSellers } from '../../fixtures/market.ts';
import { layoutWidths, unfitting, unsteadyOnPhone } from './page-fit.ts';
import { test, withPerson } from '../../fixtures/test.ts';

/** Filters for orders with a shipment, because other journeys change which orders the list shows first. */
const stateMask = String(orderStateMask(['shipped', 'completed']));

test('no page of the buyer scrolls sideways between 320 and 1920 px or shifts', async ({
  pharmacy,
  product,
}) => {
  test.setTimeout(240_000);
  const { page, token } = pharmacy;
  const { offers, product: goods } = await goodsFromTwoSellers(product.port, token);
  await fillCart(product.port, token, offers.slice(0, 2));
  const [order] = (await send(product.port, getOrders, { type: 'purchased' }, token)).items;
  const paths = [
    '/homepage',
    '/categories',
    '/categories/1376',
    '/categories?q=magnezyum',
    '/productlistings',
    `/sellerlistings/${offers[0].seller.sellerId}`,
    '/localwarehouse',
    '/campaigns',
    '/campaigns/kis_sagligi',
    '/special-offers',
    '/seller-campaigns-for-special-day',
    `/listingdetail/${goods.productId}`,
    '/cart',
    '/smartcart',
    '/support-requests',
    '/support-requests/action-required',
    '/support-requests/new',
    '/support-requests/new?category=order',
    '/myprofile/messages',
    '/myprofile/orders',
    ...(order ? [`/myprofile/orderdetail/purchased/${order.orderId}`] : []),
    '/myprofile/favorites',
    '/myprofile/salesperformance?from=2026-01-01&to=2026-06-30',
    '/myprofile/evaluations',
    '/myprofile/wallet',
    '/myprofile/transactions',
    '/myprofile/notifications',
    '/myprofile/settings',
    '/myprofile/settings/company',
    '/myprofile/settings/second-factor',
    '/myprofile/settings/addresses',
    '/myprofile/settings/invoice-details',
    '/myprofile/settings/cards',
    '/myprofile/settings/notification',
    '/payment',
    '/payment/fail',
    '/transfer-account',
    '/kurumsal/satis',
    '/kurumsal/kargo-hesaplama',
    '/nowhere',
  ];
  expect(await unfitting(page, paths)).toEqual([]);
});

test('no page of one record is too wide for its window or shifts, at the buyer', async ({
  browser,
  product,
}) => {
  // Pharmacy companies have no messages (specification §1).
  await withPerson(browser, product, 'buyer', 'eczane', async ({ page, token }) => {
    const [conversation] = (await send(product.port, getConversations, {}, token)).items;
    const [ticket] = (await send(product.port, getTickets, {}, token)).items;
    const [shipped] = (await send(product.port, getOrders, { type: 'purchased', stateMask }, token)).items;
    const paths = [
      `/myprofile/messages?to=${conversation?.userId}`,
      `/support-requests/${ticket?.ticketId}`,
      `/myprofile/orderdetail/purchased/${shipped?.orderId}`,
      `/myprofile/orderdetail/purchased/${shipped?.orderId}/ledger`,
    ];
    expect(paths.join()).not.toContain('undefined');
    expect(await unfitting(page, paths, layoutWidths)).toEqual([]);
  });
});

test('no main page of the buyer shifts while it comes on a phone', async ({ pharmacy, product }) => {
  const { page, token } = pharmacy;
  const { offers, product: goods } = await goodsFromTwoSellers(product.port, token);
  await fillCart(product.port, token, offers.slice(0, 2));
  const paths = [
    '/homepage',
    '/categories/1376',
    `/listingdetail/${goods.productId}`,
    '/cart',
    '/payment',
    '/smartcart',
    '/myprofile/orders',
    '/myprofile/wallet',
  ];
  expect(await unsteadyOnPhone(page, paths)).toEqual([]);
});

test('no page of the seller scrolls sideways between 320 and 1920 px or shifts', async ({
  merchant,
  product,
}) => {
  test.setTimeout(240_000);
  const { page, token } = merchant;
  const [order] = (await send(product.port, getOrders, { type: 'sold' }, token)).items;
  const paths = [
    '/homepage',
    '/myprofile/orders',
    '/myprofile/orders/cases',
    ...(order
      ? [
          `/myprofile/orders/picking?siparis=${order.orderId}`,
          `/myprofile/orderdetail/sold/${order.orderId}`,
          `/myprofile/orderdetail/sold/${order.orderId}/ledger`,
        ]
      : []),
    '/myprofile/messages',
    '/support-requests',
    '/myprofile/listings',
    '/myprofile/listings/new',
    '/myprofile/listings/import',
    '/myprofile/listings/originality-control-system',
    '/myprofile/listings/radar',
    '/myprofile/listings/price-rules',
    '/myprofile/listings/special-days?gun=2',
    '/myprofile/listings/questions',
    '/myprofile/transactions',
    '/myprofile/transactions/statements',
    '/myprofile/einvoices',
    '/myprofile/einvoices/issued',
    '/myprofile/einvoices/withholding',
    '/myprofile/einvoices/buycredits',
    '/myprofile/salesperformance',
    '/myprofile/salesperformance/payouts',
    '/myprofile/evaluations',
    '/myprofile/score',
    '/myprofile/wallet',
    '/myprofile/notifications',
    '/myprofile/settings',
    '/myprofile/settings/company',
    '/myprofile/settings/sales',
    '/myprofile/settings/integration',
    '/myprofile/settings/einvoice',
  ];
  expect(
    await unfitting(
      page,
      paths.map((path) => `/merchant${path}`),
    ),
  ).toEqual([]);
});

test('no page of one record is too wide for its window or shifts, at the seller', async ({
  merchant,
  product,
}) => {
  const { page, token } = merchant;
  const { port } = product;
  const [listing] = (await send(port, getUserListings, {}, token)).items;
  const [conversation] = (await send(port, getConversations, {}, token)).items;
  const weeks = (await send(port, getPayoutStatements, {}, token)).items;
  const statement = weeks.find(({ statementId }) => statementId !== null);
  const [shipped] = (await send(port, getOrders, { type: 'sold', stateMask }, token)).items;
  const invoices = (await send(port, getRegister, { tab: 'issued' }, token)).items;
  const paths = [
    ...invoices.slice(0, 2).map(({ invoiceId }) => `einvoices/issued?fatura=${invoiceId}`),
    `listings/prices/${listing?.listingId}`,
    `messages?to=${conversation?.userId}`,
    `transactions/statements?ekstre=${statement?.statementId}`,
    `orderdetail/sold/${shipped?.orderId}`,
  ].map((path) => `/merchant/myprofile/${path}`);
  expect(paths.join()).not.toContain('undefined');
  expect(await unfitting(page, paths, layoutWidths)).toEqual([]);
});

test('no main page of the seller shifts while it comes on a phone', async ({ merchant: { page } }) => {
  const paths = ['homepage', 'myprofile/orders', 'myprofile/orders/cases', 'myprofile/listings'];
  expect(
    await unsteadyOnPhone(
      page,
      [...paths, 'myprofile/wallet'].map((path) => `/merchant/${path}`),
    ),
  ).toEqual([]);
});

test('no page of the campaign panel scrolls sideways between 320 and 1920 px or shifts', async ({
  browser,
  product,
}) => {
  test.setTimeout(240_000);
  await withPerson(browser, product, 'merchant', 'eczane', async ({ page }) => {
    const paths = ['campaignspanel', 'campaignspanel/new', 'campaignspanel/13', 'campaignsproducts'];
    expect(
      await unfitting(
        page,
        paths.map((path) => `/merchant/myprofile/${path}`),
      ),
    ).toEqual([]);
  });
});

for (const username of ['eczadeposu', 'eczasirketi']) {
  test(`no page of the seller ${username} scrolls sideways between 320 and 1920 px or shifts`, async ({
    browser,
    product,
  }) => {
    test.setTimeout(240_000);
    await withPerson(browser, product, 'merchant', username, async ({ page }) => {
      const paths = ['homepage', 'myprofile/orders', 'myprofile/listings', 'myprofile/settings'];
      expect(
        await unfitting(
          page,
          paths.map((path) => `/merchant/${path}`),
        ),
      ).toEqual([]);
    });
  });
}

test('no page without a session scrolls sideways between 320 and 1920 px or shifts', async ({
  page,
  product,
}) => {
  const paths = ['/account/login', '/account/register', '/account/forgotpassword', '/kurumsal/hakkimizda'];
  expect(
    await unfitting(
      page,
      paths.map((path) => product.buyerOrigin + path),
    ),
  ).toEqual([]);
});
