import { expect, test } from 'vitest';
import { CampaignCoverage, type CampaignScope } from './campaign-coverage.ts';

const scope = (
  sellerId: number | null,
  from: number,
  to: number,
  listingId: number | null = null,
): CampaignScope => ({ rule: { sellerId, steps: [], isLimited: false }, from, to, listingId });

/** Returns which of two sellers have a campaign for a listing at each position. */
const covered = (cover: CampaignCoverage, listingId = 1) =>
  Array.from({ length: 12 }, (_, position) =>
    [70, 71].filter((sellerId) => cover.at(position)(sellerId, listingId).length > 0),
  );

// @spec §1 campaign-filter

test('returns the campaigns of every position', () => {
  const cover = new CampaignCoverage([
    scope(70, 2, 6),
    scope(71, 4, 5),
    scope(70, 5, 8),
    scope(null, 9, 10),
    scope(99, 0, 20),
  ]);
  expect(covered(cover)).toEqual([[], [], [70], [70], [70, 71], [70], [70], [70], [], [70, 71], [], []]);
  expect(cover.at(5)(70, 1)).toHaveLength(2);
  expect(cover.stretches()).toMatchObject([{ from: 0, to: 20 }]);
});

test('a campaign of the whole market counts beside one of a part, and only within its range', () => {
  const cover = new CampaignCoverage([scope(70, 1, 9), scope(null, 1, 9), scope(70, 3, 5), scope(71, 8, 9)]);
  expect([0, 2, 4, 8, 9].map((at) => [70, 71].map((seller) => cover.at(at)(seller, 1).length))).toEqual([
    [0, 0],
    [2, 1],
    [3, 1],
    [2, 2],
    [0, 0],
  ]);
  const parts = new CampaignCoverage([scope(70, 2, 4), scope(71, 6, 8)]);
  expect(parts.stretches()).toEqual([
    { from: 2, to: 4 },
    { from: 6, to: 8 },
  ]);
});

test('a campaign with chosen listings covers only those of its seller', () => {
  const cover = new CampaignCoverage([scope(70, 3, 4, 500), scope(null, 3, 4, 501)]);
  expect(covered(cover, 500)[3]).toEqual([70]);
  expect(covered(cover, 501)[3]).toEqual([70, 71]);
  expect(covered(cover, 502)[3]).toEqual([]);
  expect(cover.stretches()).toEqual([]);
});

test('a listing that several campaigns chose is covered by each of them, in any order', () => {
  const twice = { sellerId: 70, steps: [], isLimited: true };
  const cover = new CampaignCoverage([
    scope(70, 7, 8, 900),
    { rule: twice, from: 7, to: 8, listingId: 900 },
    { rule: twice, from: 3, to: 4, listingId: 500 },
    scope(null, 3, 4, 500),
    scope(71, 7, 8, 901),
  ]);
  expect([500, 900, 901, 902].map((id) => [3, 7].map((at) => cover.at(at)(70, id).length))).toEqual([
    [2, 2],
    [2, 2],
    [0, 0],
    [0, 0],
  ]);
  expect([...cover.named]).toEqual([3, 7]);
  expect([2, 3, 7, 8].map((at) => cover.isCovered(at))).toEqual([false, true, true, false]);
});

test('covers nothing without campaigns', () => {
  expect(new CampaignCoverage([]).at(3)(70, 1)).toEqual([]);
});
