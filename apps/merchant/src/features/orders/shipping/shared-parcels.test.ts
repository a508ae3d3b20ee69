import { expect, test } from 'vitest';
import { orderIn } from '../../../testing/orders.ts';
import { sharedParcels } from './shared-parcels.ts';

const of = (orderId: number, companyId: number) => {
  const { buyer } = orderIn('awaitingShipment', orderId);
  return { orderId, buyer: { ...buyer, companyId } };
};

test('one number for two buyers is reported for both, for one buyer it is one parcel', () => {
  const orders = [of(1, 7), of(2, 8), of(3, 7), of(4, 9)];
  expect(sharedParcels(orders, { 1: 'AB123', 2: ' ab123 ', 3: 'CD456', 4: '' })).toEqual([1, 2]);
  expect(sharedParcels(orders, { 1: 'AB123', 3: 'AB123' })).toEqual([]);
  expect(sharedParcels(orders, {})).toEqual([]);
});
