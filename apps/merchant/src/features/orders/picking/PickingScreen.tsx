import { orderQuery } from '@havan/api-client/queries/sales/orders';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireRight } from '@havan/app-shell/guards/RequireRight';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { prepareOrder } from '@havan/contract/sales/order-work';
import { Alert } from '@havan/ui/Alert';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { PickingRound } from './PickingRound.tsx';
import { pickingTexts } from './picking-texts.ts';

/** Most orders of one round; a trolley holds no more. */
const mostOrders = 50;

/**
 * Renders `/myprofile/orders/picking`: one round along the shelves for several orders, in which each box is scanned.
 */
export function PickingScreen() {
  const [search] = useSearchParams();
  return (
    <RequireRight call={prepareOrder}>
      <Page>
        <title>{`${pickingTexts.title} | Havan`}</title>
        <LoadedRound ids={orderIdsOf(search.get('siparis'))} />
      </Page>
    </RequireRight>
  );
}

/**
 * Returns the order ids of a comma-separated text, each once; invalid ids and those beyond `mostOrders` are left out.
 */
function orderIdsOf(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return [...new Set(ids.map(Number))].slice(0, mostOrders);
}

function LoadedRound({ ids }: { readonly ids: readonly number[] }) {
  const { api } = useAppProfile();
  const userId = useBasicInfos()?.user.id;
  const results = useQueries({ queries: ids.map((id) => orderQuery(api, 'sold', id)) });
  const failed = results.find(({ error, data }) => error && !data);
  const orders = results.flatMap(({ data }) => (data ? [data] : []));
  if (failed?.error) {
    const retry = () => results.forEach(({ isError, refetch }) => isError && void refetch());
    return <LoadFailure size="page" error={failed.error} onRetry={retry} />;
  }
  if (userId === undefined || orders.length < ids.length)
    return <Shimmer kind="rows" count={6} label={pickingTexts.loading} />;
  const fit = orders.filter(({ state, openCase }) => state === 'awaitingShipment' && openCase === null);
  const unfit = orders.filter((order) => !fit.includes(order));
  if (fit.length === 0)
    return (
      <Stack space="l">
        <SectionHeader level={1} title={pickingTexts.title} />
        <EmptyState
          kind="notFound"
          size="panel"
          title={pickingTexts.nothing}
          subtitle={pickingTexts.nothingHint}
          actions={<ButtonLink href={paths.orders('awaitingshipment')}>{pickingTexts.toOrders}</ButtonLink>}
        />
      </Stack>
    );
  const round = ids.join(',');
  return (
    <Stack space="m">
      {unfit.length > 0 ? (
        <Alert kind="warning">{pickingTexts.unfit(unfit.map(({ orderNo }) => orderNo))}</Alert>
      ) : null}
      <PickingRound key={round} userId={userId} round={round} orders={fit} />
    </Stack>
  );
}
