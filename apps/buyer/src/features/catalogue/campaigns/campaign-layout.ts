import { userTypes } from '@havan/domain/company';
import { defaultLayoutOf, type Layout, storageKeys } from '@havan/domain/storage-key';
import { create } from 'zustand';

/** Returns the layout that this browser last chose for campaigns; a grid at first (specification §9). */
function readLayout(): Layout {
  const kept = localStorage.getItem(storageKeys.campaignsView);
  return kept === 'list' || kept === 'grid' ? kept : defaultLayoutOf('campaignsView', userTypes.buyer);
}

interface LayoutState {
  readonly layout: Layout;
  readonly choose: (layout: Layout) => void;
}

export const useCampaignLayout = create<LayoutState>((set) => ({
  layout: readLayout(),
  choose: (layout) => {
    localStorage.setItem(storageKeys.campaignsView, layout);
    set({ layout });
  },
}));
