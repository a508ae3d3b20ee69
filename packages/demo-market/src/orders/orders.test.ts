import { carrierOf } from '@havan/domain/carrier';
import { nextOrderState, orderStates } from '@havan/domain/order';
import { describe, expect, it } from 'vitest';
import { listingsOf } from '../listings/listings.ts';
import { demoProducts } from '../listings/products.ts';
import { demoBuyers, demoSellers } from '../companies/companies.ts';
import { turkishCities } from '../companies/places.ts';
import { entriesOf } from './ledger.ts';
import { buyableBySeller } from './market-goods.ts';
import { eventsOf } from './order-events.ts';
import { demoPayments } from './orders.ts';

const now = new Date('2026-11-21T06:00:00Z');
const cities = turkishCities();
const sellers = demoSellers(40, cities);
const buyers = demoBuyers(60, 41, cities);
const offers = [...demoProducts(400)].flatMap((product, i) =>
  listingsOf(product, 12, sellers, i * 100 + 1, now),
);
const payments = demoPayments({ sellers, buyers, goods: buyableBySeller(offers, 400, now), now }, 120);
const orders = payments.flatMap((payment) => payment.orders);

describe('orders of the demo market', () => {
  it('stand in every state for each demo account that buys and each that sells', () => {
    for (const id of [1, 2]) {
      const bought = payments
        .filter((payment) => payment.buyer.id === id)
        .flatMap((payment) => payment.orders);
      expect(new Set(bought.map((order) => order.state)).size).toBe(orderStates.length);
    }
    for (const id of [1, 2, 3, 4]) {
      const sold = orders.filter((order) => order.seller.id === id);
      expect(new Set(sold.map((order) => order.state)).size).toBe(orderStates.length);
    }
  });

  it('reach their state only by moves of the transition table', () => {
    for (const order of orders.filter(({ state }) => state !== 'preOrder')) {
      const events = eventsOf(order);
      for (const event of events.slice(1))
        expect(nextOrderState(event.from ?? 'preOrder', event.action, event.party)).toBe(event.to);
      expect(events.at(-1)?.to).toBe(order.state);
      const moments = events.map((event) => event.at.getTime());
      expect([...moments].sort((a, b) => a - b)).toEqual(moments);
      expect(Math.max(...moments)).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('never name a buyer as seller of the same order', () => {
    expect(
      payments.filter(({ buyer, orders }) => orders.some((order) => order.seller.id === buyer.id)),
    ).toEqual([]);
  });

  it('ship with numbers that fit the carrier', () => {
    const shipped = orders.flatMap((order) => (order.shipment ? [order.shipment] : []));
    expect(shipped.length).toBeGreaterThan(50);
    for (const { carrierId, trackingNumber } of shipped)
      expect(trackingNumber).toMatch(carrierOf(carrierId)?.trackingNumberPattern ?? /$^/);
  });

  it('add up, and so does every ledger entry', () => {
    for (const order of orders) {
      expect(order.total).toBe(
        order.lines.reduce((sum, line) => sum + line.lineTotal, 0) + order.shippingFee,
      );
    }
    for (const payment of payments) {
      for (const { postings } of entriesOf(payment, now))
        expect(postings.reduce((sum, posting) => sum + posting.amount, 0)).toBe(0);
    }
  });
});
