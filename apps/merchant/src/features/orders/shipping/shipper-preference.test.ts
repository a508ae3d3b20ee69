import { carriers } from '@havan/domain/carrier';
import { expect, test } from 'vitest';
import { carrierIdOf } from './shipper-preference.ts';

test('the carrier used last is found again', () => {
  const id = carriers[0]?.id;
  expect(carrierIdOf({ carrierId: id })).toBe(id);
});

test.each([[null], [{}], [{ carrierId: '1' }], [{ carrierId: 9999 }]])(
  '%j is no carrier of ours',
  (stored) => {
    expect(carrierIdOf(stored)).toBeNull();
  },
);
