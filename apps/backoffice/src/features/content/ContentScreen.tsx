import { shopContentQuery } from '@havan/api-client/queries/backoffice/content/content';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { AdvertTable } from './AdvertTable.tsx';
import { HomeRows } from './HomeRows.tsx';
import { OfferTagTable } from './OfferTagTable.tsx';
import { SliderTable } from './SliderTable.tsx';

/** Renders the editorial content for buyers: sliders, home rows, headings of special offers and search adverts. */
export function ContentScreen() {
  const { data, error, refetch } = useQuery(shopContentQuery(api));
  return (
    <Stack space="xl">
      <Heading level={1}>Vitrin</Heading>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {data ? (
        <>
          <SliderTable sliders={data.sliders} />
          <HomeRows rows={data.homeRows} />
          <OfferTagTable />
          <AdvertTable adverts={data.adverts} />
        </>
      ) : error ? null : (
        <Loading />
      )}
    </Stack>
  );
}
