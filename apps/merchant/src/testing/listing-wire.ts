import type { ListingOutcome, SellerListing } from '@havan/contract/listings/listings';
import { vi } from 'vitest';
import { salesInformation } from './sales-information.ts';

export interface AskedCall {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | null;
}

type Answer = (call: AskedCall) => unknown;

/**
 * Answers the calls of the table of listings. `update` answers each row of a save. `answers` adds or replaces calls:
 * null answers with a 404, an Error refuses with its message.
 */
export function wireListings(
  listings: readonly SellerListing[],
  update: (listingId: number) => ListingOutcome = saves(listings),
  answers: Readonly<Record<string, Answer>> = {},
) {
  const asked: AskedCall[] = [];
  const own: Readonly<Record<string, Answer>> = {
    'Listings/GetUserListings': ({ query }) => ({
      items: listings.filter(({ productName }) => productName.includes(query['q'] ?? '')),
      nextCursor: null,
      total: listings.length,
    }),
    'Listings/GetStateCounts': () => ({
      all: listings.length,
      active: listings.length,
      passive: 71,
      suspended: 0,
      soldout: 0,
      expiring: 0,
      behind: 12,
      incomplete: 3,
    }),
    'Listings/GetFilters': () => ({
      brands: [{ brandId: 5, brandName: 'Nurevit', count: listings.length }],
      categories: [],
      stockValue: 41_238_000,
    }),
    'Listings/GetHoliday': () => ({ holiday: null }),
    'Users/GetSalesInformation': () => salesInformation,
    'Listings/Update': ({ body }) => ({
      rows: (body['rows'] as { listingId: number }[]).map(({ listingId }) => ({
        listingId,
        answer: update(listingId),
      })),
    }),
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const call: AskedCall = {
      path: url.pathname.replace('/api/v1/', ''),
      query: Object.fromEntries(url.searchParams),
      body: request.method === 'GET' ? {} : ((await request.json()) as AskedCall['body']),
      key: request.headers.get('idempotency-key'),
    };
    asked.push(call);
    return reply({ ...own, ...answers }[call.path]?.(call) ?? null);
  });
  return { asked: (path: string) => asked.filter((call) => call.path === path) };
}

const saves =
  (listings: readonly SellerListing[]) =>
  (id: number): ListingOutcome => {
    const listing = listings.find(({ listingId }) => listingId === id);
    if (!listing) throw new Error(`No listing ${id}`);
    return { outcome: 'saved', listing: { ...listing, version: listing.version + 1 } };
  };

function reply(result: unknown): Response {
  if (result instanceof Error) {
    const errors = [{ code: 'conflict', message: result.message }];
    const body = { statusCode: 409, statusMessage: result.message, result: null, errors };
    return Response.json(body, { status: 409 });
  }
  const statusCode = result === null ? 404 : 200;
  return Response.json({ statusCode, statusMessage: '', result, errors: [] }, { status: statusCode });
}
