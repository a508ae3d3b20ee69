import { storageKeyOf, storageKeys } from '@havan/domain/storage-key';
import type { PickedUnits } from '@havan/domain/picking-round';
import * as v from 'valibot';

const draft = v.object({
  /** The orders of the round, as their ids stand in the address. */
  round: v.string(),
  picked: v.array(
    v.object({ orderId: v.number(), lineNo: v.number(), units: v.number(), serial: v.string() }),
  ),
});

/** Returns the stored units of this round; empty for another round or an invalid draft. */
export function readPicked(storage: Storage, userId: number, round: string): readonly PickedUnits[] {
  try {
    const kept = v.safeParse(
      draft,
      JSON.parse(storage.getItem(storageKeyOf(storageKeys.pickingRound, userId)) ?? 'null'),
    );
    return kept.success && kept.output.round === round ? kept.output.picked : [];
  } catch {
    return [];
  }
}

/** Stores the picked units in place of an earlier round; without storage they are lost with the page. */
export function keepPicked(
  storage: Storage,
  userId: number,
  round: string,
  picked: readonly PickedUnits[],
): void {
  try {
    storage.setItem(storageKeyOf(storageKeys.pickingRound, userId), JSON.stringify({ round, picked }));
  } catch {
    // The round goes on without a copy.
  }
}
