import { listingQuery } from '@havan/api-client/queries/listings/listings';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { SupportLink } from '@havan/app-shell/frame/SupportLink';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { SellerListing } from '@havan/contract/listings/listings';
import { listingLabel } from '@havan/domain/expiry';
import { DateText } from '@havan/ui/DateText';
import { DiffCell } from '@havan/ui/DiffCell';
import { Drawer } from '@havan/ui/Drawer';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { Timeline } from '@havan/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { historyTexts } from './listing-texts.ts';

interface HistoryPanelProps {
  readonly listing: SellerListing | null;
  readonly onClose: () => void;
}

/** Renders the changes of a listing with their author, time, source and values. */
export function HistoryPanel({ listing, onClose }: HistoryPanelProps) {
  return (
    <Drawer open={listing !== null} title={historyTexts.title} onClose={onClose}>
      {listing ? (
        <Stack space="m">
          <Text weight="strong">{listingLabel(listing.productName, listing.expiration)}</Text>
          <SupportLink category="listing" record={listing.listingId} />
          <History listingId={listing.listingId} />
        </Stack>
      ) : null}
    </Drawer>
  );
}

const valueOf = (field: string, text: string): string =>
  field === 'state' ? (historyTexts.states[text] ?? text) : text;

function History({ listingId }: { readonly listingId: number }) {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(listingQuery(api, listingId));
  if (error) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={4} height={64} label={historyTexts.loading} />;
  if (data.history.length === 0) return <Text tone="soft">{historyTexts.none}</Text>;
  return (
    <Timeline
      label={historyTexts.title}
      events={data.history.map(({ at, by, source, changes }, index) => ({
        id: `${at}-${index}`,
        state: 'done',
        title: [by ?? historyTexts.platform, historyTexts.sources[source]].join(', '),
        time: <DateText value={at} format="dateTime" />,
        details: (
          <Stack space="xxs">
            {changes.map(({ field, before, after }) => (
              <Text key={field} as="div" size="small">
                {historyTexts.fields[field] ?? field}{' '}
                <DiffCell before={valueOf(field, before)} after={valueOf(field, after)} />
              </Text>
            ))}
          </Stack>
        ),
      }))}
    />
  );
}
