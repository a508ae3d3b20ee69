import { useMay } from '@havan/app-shell/profile/use-may';
import { useViewport } from '@havan/app-shell/viewport/use-viewport';
import { checkImport } from '@havan/contract/listings/listing-import';
import { createListing } from '@havan/contract/listings/listings';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { IconButton } from '@havan/ui/IconButton';
import { BarcodeIcon, DownloadIcon, MoreIcon, UploadIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Menu } from '@havan/ui/Menu';
import { paths } from '../../paths.ts';
import { holidayTexts } from '../holiday/holiday-texts.ts';
import { batchTexts } from './bulk/bulk-texts.ts';
import type { ListingFilter } from './listing-filter.ts';
import { exportTexts, listingTexts } from './listing-texts.ts';
import { useListingExport } from './use-listing-export.ts';

interface ListingActionsProps {
  readonly filter: ListingFilter;
  readonly onBatches: () => void;
  /** Null while a holiday is planned, and for those who may not plan one. */
  readonly onHoliday: (() => void) | null;
}

/** Renders the actions on all listings; on a phone all but the creation of a listing are in a menu. */
export function ListingActions({ filter, onBatches, onHoliday }: ListingActionsProps) {
  const isPhone = useViewport().currentDevice === 'mobile';
  const mayImport = useMay(checkImport);
  const files = useListingExport(filter);
  const create = useMay(createListing) ? (
    <ButtonLink href={paths.newListing()} icon={<BarcodeIcon />}>
      {listingTexts.create}
    </ButtonLink>
  ) : null;
  if (isPhone)
    return (
      <Inline wrap={false}>
        {create}
        <Menu
          trigger={<IconButton label={listingTexts.moreActions} icon={<MoreIcon />} />}
          items={[
            ...(mayImport
              ? [{ id: 'import', label: listingTexts.importFile, href: paths.importListings() }]
              : []),
            ...files.items,
            { id: 'batches', label: batchTexts.open, onSelect: onBatches, separated: true },
            ...(onHoliday ? [{ id: 'holiday', label: holidayTexts.open, onSelect: onHoliday }] : []),
          ]}
        />
      </Inline>
    );
  return (
    <Inline>
      <Button variant="quiet" onClick={onBatches}>
        {batchTexts.open}
      </Button>
      {onHoliday ? (
        <Button variant="quiet" onClick={onHoliday}>
          {holidayTexts.open}
        </Button>
      ) : null}
      {files.items.length > 0 ? (
        <Menu
          trigger={
            <Button variant="outline" icon={<DownloadIcon />} loading={files.isPending}>
              {exportTexts.button}
            </Button>
          }
          items={files.items}
        />
      ) : null}
      {mayImport ? (
        <ButtonLink variant="outline" href={paths.importListings()} icon={<UploadIcon />}>
          {listingTexts.importFile}
        </ButtonLink>
      ) : null}
      {create}
    </Inline>
  );
}
