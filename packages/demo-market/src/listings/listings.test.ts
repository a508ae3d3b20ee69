import { isExpired } from '@havan/domain/expiry';
import { describe, expect, it } from 'vitest';
import { demoSellers } from '../companies/companies.ts';
import { turkishCities } from '../companies/places.ts';
import { categories } from '@havan/reference-data/categories';
import { listingsOf, offerCounts, priceHistoryOf, salePriceOf } from './listings.ts';
import { demoProducts } from './products.ts';

const now = new Date('2026-11-21T06:00:00Z');
const products = [...demoProducts(1200)];
const sellers = demoSellers(40, turkishCities());

describe('products', () => {
  it('are the same for every run and for every size of market', () => {
    expect([...demoProducts(50)]).toEqual(products.slice(0, 50));
  });

  it('have names, barcodes and a place in the tree of their own', () => {
    expect(new Set(products.map((product) => product.name)).size).toBe(1200);
    expect(new Set(products.map((product) => product.barcode)).size).toBe(1200);
    const leaves = new Set(
      categories.filter((category) => category.depth === 3).map((category) => category.id),
    );
    expect(products.filter((product) => !leaves.has(product.categoryId))).toEqual([]);
  });

  it('stand in every main category of the specification', () => {
    const roots = categories.filter((category) => category.depth === 1).map((category) => category.id);
    expect(new Set(roots)).toEqual(new Set([1226, 1288, 1376, 1424, 1576, 1795, 1847, 1921, 1926]));
    const used = new Set(products.map((product) => product.categoryId));
    const empty = categories.filter((category) => category.depth === 3 && !used.has(category.id));
    expect(empty).toEqual([]);
  });
});

describe('listings', () => {
  const counts = offerCounts(products, 10_000, 200);
  const listings = products.flatMap((product, i) =>
    listingsOf(product, counts[i] ?? 0, sellers, i * 1000 + 1, now),
  );

  it('add up, and leave some products without an offer', () => {
    expect(listings).toHaveLength(10_000);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(10);
    expect(Math.max(...counts)).toBeGreaterThan(40);
  });

  it('cost less than the retail price, the discount less than the price', () => {
    expect(listings.filter((listing) => listing.price > listing.product.psf)).toEqual([]);
    expect(listings.filter((listing) => listing.discountPrice >= listing.price)).toEqual([]);
  });

  it('include expired, close, far and no expiries, sold-out and suspended offers', () => {
    const expired = listings.filter((listing) => isExpired(listing.expiration, now)).length;
    expect(expired).toBeGreaterThan(30);
    expect(expired).toBeLessThan(300);
    expect(listings.filter((listing) => listing.expiration === null).length).toBeGreaterThan(500);
    expect(listings.filter((listing) => listing.stock === 0).length).toBeGreaterThan(200);
    expect(listings.filter((listing) => listing.suspendedReason !== null).length).toBeGreaterThan(100);
  });

  it('keep official sellers to their own brand', () => {
    const official = new Map(
      sellers.flatMap((seller) => (seller.onlyBrandId ? [[seller.id, seller.onlyBrandId]] : [])),
    );
    const theirs = listings.filter((listing) => official.has(listing.sellerId));
    expect(theirs.length).toBeGreaterThan(100);
    expect(theirs.filter((listing) => official.get(listing.sellerId) !== listing.product.brandId)).toEqual(
      [],
    );
  });

  it('end their price history with the price of today', () => {
    const histories = listings.map((listing) => ({ listing, history: priceHistoryOf(listing) }));
    const changed = histories.filter(({ history }) => history.length > 0);
    expect(changed.length).toBeGreaterThan(2500);
    expect(
      changed.filter(({ listing, history }) => history.at(-1)?.salePrice !== salePriceOf(listing)),
    ).toEqual([]);
  });
});
