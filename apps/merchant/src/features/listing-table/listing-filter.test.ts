import { expect, test } from 'vitest';
import { isNarrowed, listingRequestOf, listingSearchOf, readListingFilter } from './listing-filter.ts';

const address =
  '?q=nurevit&brand=12&category=1376&stock=5&from=2027-01&to=2027-02&sort=-price&hidden=cost%2Cshelf';

test('an address and its filter are the same thing', () => {
  const filter = readListingFilter('expiring', new URLSearchParams(address));
  expect(listingSearchOf(filter)).toBe(address);
  expect(listingRequestOf(filter)).toEqual({
    view: 'expiring',
    q: 'nurevit',
    brandId: '12',
    categoryId: '1376',
    stockAtMost: '5',
    expiresFrom: '2027-01-01',
    expiresTo: '2027-02-28',
    sort: '-price',
  });
  expect(isNarrowed(filter)).toBe(true);
});

test('unknown values in the address are left out', () => {
  const filter = readListingFilter('nope', new URLSearchParams('?brand=x&from=2027-13&sort=psf&stock=-1'));
  expect(listingSearchOf(filter)).toBe('');
  expect(listingRequestOf(filter)).toEqual({ sort: '-updated' });
  expect(isNarrowed(filter)).toBe(false);
});
