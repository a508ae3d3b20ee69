import { userTypes } from '@havan/domain/company';
import { defaultLayoutOf, type Layout, storageKeys } from '@havan/domain/storage-key';
import { create } from 'zustand';

/** Returns the layout that this browser last chose for product lists; a grid at first (specification §9). */
function readLayout(storage: Pick<Storage, 'getItem'> = localStorage): Layout {
  const kept = storage.getItem(storageKeys.categoriesView);
  return kept === 'list' || kept === 'grid' ? kept : defaultLayoutOf('categoriesView', userTypes.buyer);
}

interface LayoutState {
  readonly layout: Layout;
  readonly choose: (layout: Layout) => void;
}

export const useListLayout = create<LayoutState>((set) => ({
  layout: readLayout(),
  choose: (layout) => {
    localStorage.setItem(storageKeys.categoriesView, layout);
    set({ layout });
  },
}));
