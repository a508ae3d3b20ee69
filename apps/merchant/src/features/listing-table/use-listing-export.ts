import { fetchFile } from '@havan/api-client/files';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { exportListings } from '@havan/contract/listings/listing-desk';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { saveBlob } from '@havan/app-shell/files/save-blob';
import type { MenuItem } from '@havan/ui/Menu';
import { useMutation } from '@tanstack/react-query';
import { type ListingFilter, listingNarrowingOf } from './listing-filter.ts';
import { exportTexts } from './listing-texts.ts';

/** Returns the ways to take the table as it is narrowed now: as a file that can be changed and imported again. */
export function useListingExport(filter: ListingFilter): {
  readonly items: readonly MenuItem[];
  readonly isPending: boolean;
} {
  const { api } = useAppProfile();
  const notify = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      fetchFile(api, exportListings, { ...listingNarrowingOf(filter), format }),
    onSuccess: (blob, format) => saveBlob(blob, `ilanlar-${istanbulIsoDay(new Date())}.${format}`),
    onError: (error) => notify(error, exportTexts.failed),
  });
  return {
    items: [
      { id: 'xlsx', label: exportTexts.xlsx, onSelect: () => mutate('xlsx') },
      { id: 'csv', label: exportTexts.csv, onSelect: () => mutate('csv') },
    ],
    isPending,
  };
}
