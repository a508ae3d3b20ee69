import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ScannedBox } from '../scanned-box/scanned-box.ts';
import { isPacked, type PickedUnits, pickedUnits, type PickingLine, placeBox } from './picking-round.ts';

const now = new Date('2026-11-27T09:00:00Z');
const line = (orderId: number, more: Partial<PickingLine> = {}): PickingLine => ({
  orderId,
  lineNo: 1,
  barcode: '8690000417261',
  expiration: '2027-03-31',
  units: 2,
  ...more,
});
const box = (more: Partial<ScannedBox> = {}): ScannedBox => ({
  barcode: '8690000417261',
  expiration: '2027-03-31',
  lot: '',
  serial: '',
  ...more,
});
const into = (orderId: number, more: Partial<PickedUnits> = {}): PickedUnits => ({
  orderId,
  lineNo: 1,
  units: 1,
  serial: '',
  ...more,
});

test('the oldest order is filled first', () => {
  const lines = [line(1), line(2)];
  expect(placeBox(lines, [into(1)], box(), now)).toEqual({ outcome: 'picked', line: lines[0] });
  expect(placeBox(lines, [into(1), into(1)], box(), now)).toEqual({ outcome: 'picked', line: lines[1] });
  expect(placeBox(lines, [into(1, { units: 2 }), into(2, { units: 2 })], box(), now).outcome).toBe('enough');
});

test.each([
  ['an expiry before the promised one', { expiration: '2027-02-28' }, 'earlierExpiry'],
  ['an expired box', { expiration: '2026-10-31' }, 'expired'],
  ['another day of the promised month', { expiration: '2027-03-01' }, 'picked'],
  ['a later expiry', { expiration: '2028-01-31' }, 'picked'],
  ['a code without an expiry', { expiration: null }, 'unread'],
  ['another product', { barcode: '8690000417278' }, 'notAsked'],
] as const)('%s', (_name, change, outcome) => {
  expect(placeBox([line(1)], [], box(change), now).outcome).toBe(outcome);
});

test('each expiry goes to the order for which it was promised', () => {
  const lines = [line(1, { expiration: '2027-01-31' }), line(2)];
  expect(placeBox(lines, [], box(), now).line?.orderId).toBe(2);
  expect(placeBox(lines, [], box({ expiration: '2027-01-31' }), now).line?.orderId).toBe(1);
});

test('one box is picked once', () => {
  const picked = [into(1, { serial: 'A1' })];
  expect(placeBox([line(1)], picked, box({ serial: 'A1' }), now).outcome).toBe('again');
  expect(placeBox([line(1)], picked, box({ serial: 'A2' }), now).outcome).toBe('picked');
});

/** Scans boxes of these expiries one after the other; returns the units that were placed in the parcels. */
function scanAll(lines: readonly PickingLine[], expiries: readonly string[]) {
  const picked: (PickedUnits & { readonly promised: string; readonly expiration: string })[] = [];
  for (const expiration of expiries) {
    const { outcome, line: to } = placeBox(lines, picked, box({ expiration }), now);
    if (outcome === 'picked' && to)
      picked.push({ ...into(to.orderId), promised: to.expiration ?? '', expiration });
  }
  return picked;
}

test('no line gets more units than ordered, or an earlier expiry than promised', () => {
  const month = fc.constantFrom('2027-01-31', '2027-03-31', '2027-06-30');
  const orders = fc.array(fc.record({ units: fc.integer({ min: 1, max: 4 }), expiration: month }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(orders, fc.array(month, { maxLength: 30 }), (asked, scans) => {
      const lines = asked.map((each, index) => line(index, each));
      const picked = scanAll(lines, scans);
      expect(picked.filter(({ promised, expiration }) => promised > expiration)).toEqual([]);
      expect(lines.filter((each) => pickedUnits(each, picked) > each.units)).toEqual([]);
      expect(lines.map(({ orderId }) => isPacked(orderId, lines, picked))).toEqual(
        lines.map((each) => pickedUnits(each, picked) === each.units),
      );
    }),
  );
});
