import { storageKeys } from '@havan/domain/storage-key';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** An address of the table under a name. */
export interface SavedView {
  readonly name: string;
  /** The tab and the query string: `expiring?sort=-price`. */
  readonly address: string;
}

const viewsMax = 12;

/** Returns the valid part of the stored views. */
export function savedViewsOf(stored: unknown): readonly SavedView[] {
  if (typeof stored !== 'object' || stored === null || !('views' in stored)) return [];
  const { views } = stored;
  if (!Array.isArray(views)) return [];
  return views.filter(isView).slice(0, viewsMax);
}

const isView = (view: unknown): view is SavedView =>
  typeof view === 'object' &&
  view !== null &&
  'name' in view &&
  typeof view.name === 'string' &&
  'address' in view &&
  typeof view.address === 'string' &&
  /^[a-z]*(\?|$)/.test(view.address);

interface SavedViewStore {
  readonly views: readonly SavedView[];
}

/** Store of the named views in this browser. */
export const useSavedViews = create<SavedViewStore>()(
  persist(() => ({ views: [] as readonly SavedView[] }), {
    name: storageKeys.listingViews,
    storage: createJSONStorage(() => localStorage),
    merge: (stored) => ({ views: savedViewsOf(stored) }),
  }),
);

/** Stores a view; one of the same name is replaced. */
export const saveView = (view: SavedView) =>
  useSavedViews.setState(({ views }) => ({
    views: [...views.filter(({ name }) => name !== view.name), view].slice(-viewsMax),
  }));

export const removeView = (name: string) =>
  useSavedViews.setState(({ views }) => ({ views: views.filter((view) => view.name !== name) }));
