import { orderStateCodes, type OrderState } from '@havan/domain/order';
import { expect, test } from 'vitest';
import { workOfToday, workWaiting } from './work-of-today.ts';

const none = { cases: 0, questions: 0 };
const count = (state: OrderState, n: number) => ({ state, stateCode: orderStateCodes[state], count: n });

test('confirming comes before shipping, in any order of the server', () => {
  const work = workOfToday([count('awaitingShipment', 9), count('awaitingSellerConfirmation', 14)], none);
  expect(work.map(({ slug, count }) => [slug, count])).toEqual([
    ['new', 14],
    ['awaitingshipment', 9],
  ]);
});

test('finished orders and those on their way are no work', () => {
  expect(
    workOfToday([count('shipped', 3), count('completed', 118), count('awaitingShipment', 0)], none),
  ).toEqual([]);
});

test('only what the seller can do counts as waiting', () => {
  const counts = [
    count('awaitingSellerConfirmation', 3),
    count('awaitingShipment', 2),
    count('awaitingBuyerApproval', 7),
  ];
  expect(workWaiting(counts)).toBe(5);
});

test('returns come first of all: they have a deadline', () => {
  const work = workOfToday([count('awaitingSellerConfirmation', 14)], { cases: 2, questions: 0 });
  expect(work.map(({ slug, count }) => [slug, count])).toEqual([
    ['cases', 2],
    ['new', 14],
  ]);
});

test('questions of buyers come after the orders that have a deadline, before those of which nothing is to be done', () => {
  const work = workOfToday([count('awaitingBuyerApproval', 7), count('awaitingShipment', 9)], {
    cases: 0,
    questions: 3,
  });
  expect(work.map(({ slug, count }) => [slug, count])).toEqual([
    ['awaitingshipment', 9],
    ['questions', 3],
    ['delivered', 7],
  ]);
});
