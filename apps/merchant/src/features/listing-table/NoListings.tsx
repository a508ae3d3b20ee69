import { useMay } from '@havan/app-shell/profile/use-may';
import { createListing } from '@havan/contract/listings/listings';
import { BarcodeIcon, UploadIcon } from '@havan/ui/icons';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { paths } from '../../paths.ts';
import { isNarrowed, type ListingFilter, notNarrowed } from './listing-filter.ts';
import { listingTexts } from './listing-texts.ts';

interface NoListingsProps {
  readonly filter: ListingFilter;
  readonly onChange: (change: Partial<ListingFilter>) => void;
}

/**
 * Renders the reason of an empty table: no match of the filter, an empty tab, or an empty shop; each with its
 * next step.
 */
export function NoListings({ filter, onChange }: NoListingsProps) {
  const mayCreate = useMay(createListing);
  if (isNarrowed(filter))
    return (
      <EmptyState
        kind="notFound"
        size="panel"
        title={listingTexts.noneFound}
        actions={
          <Button variant="outline" onClick={() => onChange(notNarrowed)}>
            {listingTexts.clearFilters}
          </Button>
        }
      />
    );
  if (filter.view)
    return (
      <EmptyState
        kind="noListings"
        size="panel"
        title={listingTexts.noneInView}
        actions={
          <ButtonLink variant="outline" href={paths.listings()}>
            {listingTexts.showAll}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      kind="noListings"
      title={listingTexts.none}
      {...(mayCreate && {
        subtitle: listingTexts.noneHint,
        actions: (
          <Inline space="s" justify="center">
            <ButtonLink href={paths.newListing()} icon={<BarcodeIcon />}>
              {listingTexts.create}
            </ButtonLink>
            <ButtonLink variant="outline" href={paths.importListings()} icon={<UploadIcon />}>
              {listingTexts.importFile}
            </ButtonLink>
          </Inline>
        ),
      })}
    />
  );
}
