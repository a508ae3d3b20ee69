import { expect, test } from 'vitest';
import type { presentCard } from '../lists/card.presenter.ts';
import { onTheShelf } from './home-shelf.ts';

type Offer = NonNullable<ReturnType<typeof presentCard>['bestListing']>;

const now = new Date('2026-11-21T11:00:00Z');
const card = (name: string, expiration: string) => ({
  name,
  bestListing: { expiration } as Offer,
});

test('sends the first two products of each month in their order', () => {
  const cards = [card('a', '2026-12-01'), card('b', '2027-02-01'), card('c', '2026-12-02')];
  const others = [card('d', '2026-12-03'), card('e', '2027-02-28'), card('f', '2027-01-15')];
  expect(
    onTheShelf([...cards, ...others], now)
      .map(({ name }) => name)
      .join(''),
  ).toBe('abcef');
});
