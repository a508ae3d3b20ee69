import { useEffect } from 'react';
import { create } from 'zustand';
import { type Drafts, written, type WrittenCell } from './drafts.ts';

interface DraftStore {
  /** Company of the drafts: another company in the same browser begins with none. */
  readonly owner: number | null;
  readonly drafts: Drafts;
  /** The drafts before each edit, the most recent last. */
  readonly past: readonly Drafts[];
}

const undoSteps = 100;
const none: Drafts = new Map();

/** Outlives the screen: `LeaveQuestion` asks before it is left, and the edits are there on return. */
const useStore = create<DraftStore>()(() => ({ owner: null, drafts: none, past: [] }));

export const draftActions = {
  write: (cells: readonly WrittenCell[]) =>
    useStore.setState(({ drafts, past }) => ({
      drafts: written(drafts, cells),
      past: [...past, drafts].slice(-undoSteps),
    })),
  undo: () =>
    useStore.setState(({ drafts, past }) => ({ drafts: past.at(-1) ?? drafts, past: past.slice(0, -1) })),
  /** Replaces the drafts after an answer of the server, which cannot be undone here. */
  change: (change: (drafts: Drafts) => Drafts) =>
    useStore.setState(({ drafts }) => ({ drafts: change(drafts), past: [] })),
  discard: () => useStore.setState({ drafts: none, past: [] }),
  current: () => useStore.getState().drafts,
};

/** Returns the drafts of a company; none while `owner` is null or another company's drafts are stored. */
export function useDrafts(owner: number | null): Drafts {
  const drafts = useStore((store) => (store.owner === owner ? store.drafts : none));
  useEffect(() => {
    if (owner !== null && useStore.getState().owner !== owner)
      useStore.setState({ owner, drafts: none, past: [] });
  }, [owner]);
  return drafts;
}
