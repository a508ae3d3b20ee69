import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defineCall, type CallSchemas, type DescribedCall } from './call.ts';
import { getAddresses } from './identity/addresses.ts';
import { calls, schemasOf } from './calls.ts';
import { idText, isoDay, kurus, pageSize, quantity } from './primitives.ts';

const named: [string, DescribedCall][] = Object.entries(calls);

// @spec §3 field-lists

describe.each(named)('%s', (_name, call) => {
  test('has a path of a resource and an action, and says what it does', () => {
    expect(call.path).toMatch(/^[A-Z][A-Za-z]+\/[A-Za-z\d]+$/);
    expect(call.schemas.summary).toMatch(/\.$/);
  });

  test('refuses unknown fields', () => {
    const parsed = v.safeParse(call.schemas.request, { unknownField: '1' });
    expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toContain('unknownField');
  });

  test('asks with GET in the URL and changes nothing by it', () => {
    const asks = call.method === 'GET';
    expect(call.encoding === 'query' || !asks).toBe(true);
    expect(asks && call.idempotent === true).toBe(false);
  });

  test('needs a session to be idempotent, because keys belong to a company', () => {
    expect(call.idempotent === true && call.access === 'public').toBe(false);
  });
});

test('every call that moves money or stock takes a key, except idempotent ones', () => {
  const movers = new Set(['BasketItems', 'Credit', 'Orders', 'Payment', 'Wallet']);
  const withoutKey = named
    .filter(([, { method, path, idempotent }]) => {
      const [resource = ''] = path.split('/');
      return method !== 'GET' && movers.has(resource) && idempotent !== true;
    })
    .map(([, { path }]) => path);
  expect(withoutKey.toSorted()).toEqual([
    'BasketItems/AcceptChanges',
    'BasketItems/CargoSelection',
    // Sets the warning of one product; a second call has no further effect.
    'BasketItems/SetExpiryGuard',
    // A second answer to a rating is refused.
    'Orders/AnswerComment',
    // Each order has its own result, and an order that was already processed is refused.
    'Orders/BulkConfirm',
    'Orders/BulkShipment',
    // Sets a line to the count of the order; a second call has no further effect.
    'Orders/Reorder',
    'Wallet/AcceptContract',
  ]);
});

test('no two calls share an address', () => {
  const addresses = named.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a call holds no schema; it is found by its address, and one that stands in no list has none', () => {
  expect(getAddresses).not.toHaveProperty('schemas');
  expect(schemasOf(getAddresses)).toBe(calls.getAddresses.schemas);
  const other = defineCall<CallSchemas>()({ ...getAddresses, path: 'Users/Other' });
  expect(() => schemasOf(other)).toThrow('GET Users/Other');
});

describe('primitives', () => {
  const accepts = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

  test.each([
    ['1', true],
    ['999999999999999', true],
    ['0', false],
    ['-1', false],
    ['1.5', false],
    ['01', false],
    ['1e3', false],
    ['', false],
  ])('an id in a query: %j is %j', (text, expected) => {
    expect(accepts(idText, text)).toBe(expected);
  });

  test.each([
    ['1', true],
    ['100', true],
    ['101', false],
    ['0', false],
  ])('a page size of %s is %j', (text, expected) => {
    expect(accepts(pageSize, text)).toBe(expected);
  });

  test('money and quantities are whole', () => {
    expect(accepts(kurus, 10.5)).toBe(false);
    expect(accepts(kurus, Number.MAX_SAFE_INTEGER + 1)).toBe(false);
    expect(accepts(quantity, 0)).toBe(false);
    expect(accepts(quantity, 1_000_001)).toBe(false);
  });

  test('a day is a day', () => {
    expect(accepts(isoDay, '2026-11-21')).toBe(true);
    expect(accepts(isoDay, '21.11.2026')).toBe(false);
  });
});
