import { expect, test } from 'vitest';
import { CampaignCover } from './campaign-cover.ts';

const numbers = new Map([
  [70, 0],
  [71, 1],
]);
const sellersAt = (cover: CampaignCover, position: number): number[] =>
  [0, 1].filter((number) => cover.at(position)?.has(number));

test('knows at every position who has a campaign there', () => {
  const cover = new CampaignCover(
    [
      { sellerId: 70, from: 2, to: 6 },
      { sellerId: 71, from: 4, to: 5 },
      { sellerId: 70, from: 5, to: 8 },
      { sellerId: null, from: 9, to: 10 },
      { sellerId: 99, from: 0, to: 20 },
    ],
    (id) => numbers.get(id),
  );
  const all = Array.from({ length: 12 }, (_, position) => sellersAt(cover, position));
  expect(all).toEqual([[], [], [0], [0], [0, 1], [0], [0], [0], [], [0, 1], [], []]);
});

test('covers nothing without campaigns', () => {
  expect(new CampaignCover([], () => 0).at(3)).toBeNull();
});
