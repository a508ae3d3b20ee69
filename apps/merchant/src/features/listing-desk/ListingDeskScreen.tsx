import { RequireRight } from '@havan/app-shell/guards/RequireRight';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { createListing } from '@havan/contract/listings/listings';
import { Page } from '@havan/ui/Page';
import { Shimmer } from '@havan/ui/Shimmer';
import { deskTexts } from './desk-texts.ts';
import { ListingDesk } from './ListingDesk.tsx';

/** Renders `/myprofile/listings/new`: the listing desk, on which a scanned box becomes a listing with a few keys. */
export function ListingDeskScreen() {
  const userId = useBasicInfos()?.user.id;
  return (
    <RequireRight call={createListing}>
      <Page>
        <title>{`${deskTexts.title} | Havan`}</title>
        {userId === undefined ? (
          <Shimmer kind="rows" count={6} label={deskTexts.title} />
        ) : (
          <ListingDesk key={userId} userId={userId} />
        )}
      </Page>
    </RequireRight>
  );
}
