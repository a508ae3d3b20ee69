import type { SimulatedListing } from '@havan/contract/campaigns/campaign-simulation';
import { campaignListingsMax } from '@havan/domain/campaign-terms';
import { useState } from 'react';

export type ChosenProducts = ReturnType<typeof useChosenProducts>;

const isLosing = ({ warnings }: Pick<SimulatedListing, 'warnings'>): boolean =>
  warnings.some(({ code }) => code === 'belowCost');

/**
 * Returns the listings of the editor and which of them are in the campaign: the saved ones, and of the others all that
 * do not sell below their cost, until the user decides otherwise.
 */
export function useChosenProducts(saved: readonly number[], proposed: readonly number[]) {
  const [ids, setIds] = useState<readonly number[]>([...saved, ...proposed]);
  const [decided, setDecided] = useState<ReadonlyMap<number, boolean>>(new Map());
  const isTaken = (row: Pick<SimulatedListing, 'listingId' | 'warnings'>): boolean =>
    decided.get(row.listingId) ?? (saved.includes(row.listingId) || !isLosing(row));
  return {
    ids,
    isTaken,
    /** Listings without a forecast are in the campaign unless the user decided otherwise. */
    takenIds: (rows: readonly SimulatedListing[]): number[] => {
      const rowOf = new Map(rows.map((row) => [row.listingId, row]));
      return ids.filter((id) => isTaken(rowOf.get(id) ?? { listingId: id, warnings: [] }));
    },
    add: (found: readonly number[]) =>
      setIds((before) => [...new Set([...before, ...found])].slice(0, campaignListingsMax)),
    remove: (id: number) => setIds((before) => before.filter((each) => each !== id)),
    decide: (rows: readonly SimulatedListing[], selected: ReadonlySet<string>) =>
      setDecided(
        (before) =>
          new Map([
            ...before,
            ...rows.map(({ listingId }) => [listingId, selected.has(String(listingId))] as const),
          ]),
      ),
  };
}
