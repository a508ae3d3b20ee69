import { expect, it } from 'vitest';
import { type SellerCarrier, sellerCarriersProblems } from './seller-carrier.ts';

const turna: SellerCarrier = { carrierId: 1, surcharge: 0, contractNo: 'TR-2026/114' };

it('allows carriers with and without a contract, and an empty list', () => {
  expect(sellerCarriersProblems([turna, { carrierId: 2, surcharge: 100_000, contractNo: null }])).toEqual({});
  expect(sellerCarriersProblems([])).toEqual({});
});

it.each<[string, SellerCarrier[]]>([
  ['carriers.0.surcharge', [{ ...turna, surcharge: 100_001 }]],
  ['carriers.0.surcharge', [{ ...turna, surcharge: -1 }]],
  ['carriers.0.surcharge', [{ ...turna, surcharge: 0.5 }]],
  ['carriers.0.contractNo', [{ ...turna, contractNo: '' }]],
  ['carriers.0.contractNo', [{ ...turna, contractNo: 'a b' }]],
  ['carriers.0.contractNo', [{ ...turna, contractNo: '1'.repeat(31) }]],
  ['carriers.1.carrierId', [turna, turna]],
  ['carriers.0.carrierId', [{ ...turna, carrierId: 99 }]],
])('refuses %s of %j', (field, carriers) => {
  expect(Object.keys(sellerCarriersProblems(carriers))).toEqual([field]);
});
