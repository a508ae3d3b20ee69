import { useEffect } from 'react';
import { create } from 'zustand';
import { type Drafts, written, type WrittenCell } from './drafts.ts';

interface DraftStore {
  /** User of the drafts: another user at the same screen begins with none. */
  readonly owner: number | null;
  readonly drafts: Drafts;
  /** The drafts before each edit, the last one last. */
  readonly past: readonly Drafts[];
}

const undoSteps = 100;
const none: Drafts = new Map();

/** Outlives the screen: who leaves it is asked (`LeaveQuestion`), and finds on the way back what was written. */
const useStore = create<DraftStore>()(() => ({ owner: null, drafts: none, past: [] }));

export const draftActions = {
  write: (cells: readonly WrittenCell[]) =>
    useStore.setState(({ drafts, past }) => ({
      drafts: written(drafts, cells),
      past: [...past, drafts].slice(-undoSteps),
    })),
  undo: () =>
    useStore.setState(({ drafts, past }) => ({ drafts: past.at(-1) ?? drafts, past: past.slice(0, -1) })),
  /** Replaces the drafts; what the server has answered cannot be undone here. */
  change: (change: (drafts: Drafts) => Drafts) =>
    useStore.setState(({ drafts }) => ({ drafts: change(drafts), past: [] })),
  discard: () => useStore.setState({ drafts: none, past: [] }),
  current: () => useStore.getState().drafts,
};

/** Returns the drafts of the signed-in user. */
export function useDrafts(owner: number | null): Drafts {
  const drafts = useStore((store) => (store.owner === owner ? store.drafts : none));
  useEffect(() => {
    if (owner !== null && useStore.getState().owner !== owner)
      useStore.setState({ owner, drafts: none, past: [] });
  }, [owner]);
  return drafts;
}
