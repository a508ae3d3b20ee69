import { addressCalls } from '@havan/contract/identity/addresses';
import { expect, test } from 'vitest';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getAddresses, saveAddress, deleteAddress } = addressCalls;
const address = {
  title: 'Eczane',
  receiver: 'Moda Eczanesi',
  phone: '05320000000',
  townId: 3401,
  line: 'Moda Cad. No: 1',
};

// @spec §7 user-details

test('asks for a session', async () => {
  expect((await app.call(getAddresses, {})).status).toBe(401);
});

test('adds, the first as the default, and changes', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  const [first] = (await app.call(saveAddress, address, buyer)).result;
  expect(first).toMatchObject({ cityName: 'İstanbul', townName: 'Kadıköy', isDefault: true });
  const both = (await app.call(saveAddress, { ...address, title: 'Depo' }, buyer)).result;
  expect(both.map(({ title, isDefault }) => [title, isDefault])).toEqual([
    ['Eczane', true],
    ['Depo', false],
  ]);
  const changed = await app.call(
    saveAddress,
    { ...address, addressId: first?.addressId, title: 'Merkez' },
    buyer,
  );
  expect(changed.result.map(({ title }) => title)).toEqual(['Merkez', 'Depo']);
});

test('does not find the addresses of others or unknown towns', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  const other = await signedInAs(app, 'pharmacy');
  const [mine] = (await app.call(saveAddress, address, buyer)).result;
  expect((await app.call(saveAddress, { ...address, addressId: mine?.addressId }, other)).status).toBe(404);
  expect((await app.call(getAddresses, {}, other)).result).toEqual([]);
  expect((await app.call(saveAddress, { ...address, townId: 77 }, buyer)).body.errors[0]?.path).toBe(
    'townId',
  );
  expect((await app.call(saveAddress, { ...address, phone: '0532' }, buyer)).status).toBe(400);
});

test('there is always one default: the chosen one, else the oldest remaining', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  await app.call(saveAddress, address, buyer);
  const both = (await app.call(saveAddress, { ...address, title: 'Depo', isDefault: true }, buyer)).result;
  expect(both.map(({ title, isDefault }) => [title, isDefault])).toEqual([
    ['Depo', true],
    ['Eczane', false],
  ]);
  const left = (await app.call(deleteAddress, { addressId: both[0]?.addressId ?? 0 }, buyer)).result;
  expect(left.map(({ title, isDefault }) => [title, isDefault])).toEqual([['Eczane', true]]);
  const other = await signedInAs(app, 'pharmacy');
  expect((await app.call(deleteAddress, { addressId: left[0]?.addressId ?? 0 }, other)).status).toBe(404);
  expect((await app.call(deleteAddress, { addressId: 1 })).status).toBe(401);
});
