import { fetchFile } from '@havan/api-client/files';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { exportListings } from '@havan/contract/listings/listing-desk';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { saveBlob } from '@havan/app-shell/files/save-blob';
import type { MenuItem } from '@havan/ui/Menu';
import { useMutation } from '@tanstack/react-query';
import { type ListingFilter, listingNarrowingOf } from './listing-filter.ts';
import { exportTexts } from './listing-texts.ts';

/**
 * Returns the menu items that export the filtered table as a file, which can be edited and imported again; none for a
 * member who may not.
 */
export function useListingExport(filter: ListingFilter): {
  readonly items: readonly MenuItem[];
  readonly isPending: boolean;
} {
  const { api } = useAppProfile();
  const notify = useFailureToast();
  const may = useMay(exportListings);
  const { mutate, isPending } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      fetchFile(api, exportListings, { ...listingNarrowingOf(filter), format }),
    onSuccess: (blob, format) => saveBlob(blob, `ilanlar-${istanbulIsoDay(new Date())}.${format}`),
    onError: (error) => notify(error, exportTexts.failed),
  });
  return {
    items: may
      ? [
          { id: 'xlsx', label: exportTexts.xlsx, onSelect: () => mutate('xlsx') },
          { id: 'csv', label: exportTexts.csv, onSelect: () => mutate('csv') },
        ]
      : [],
    isPending,
  };
}
