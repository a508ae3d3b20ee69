import { orderLedgerQuery } from '@havan/api-client/queries/sales/orders';
import { orderView } from '@havan/contract/sales/orders';
import { Alert } from '@havan/ui/Alert';
import { Breadcrumb } from '@havan/ui/Breadcrumb';
import { EmptyState } from '@havan/ui/EmptyState';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import * as v from 'valibot';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import type { OrderSide } from '../order-filters.ts';
import { orderTexts } from '../order-texts.ts';
import { ledgerTexts } from '../order-work-texts.ts';
import { LedgerSlips } from './LedgerSlips.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { useViewport } from '@havan/app-shell/viewport/use-viewport';

/** Renders `/myprofile/orderdetail/:type/:id/ledger`: every posting of an order, with the sums. */
export function OrderLedgerScreen() {
  const { type, id } = useParams();
  const side = v.safeParse(orderView, type);
  const orderId = Number(id);
  if (!side.success || !Number.isSafeInteger(orderId) || orderId < 1) return <NotFoundScreen />;
  return <KnownLedger side={side.output} orderId={orderId} />;
}

function KnownLedger({ side, orderId }: { readonly side: OrderSide; readonly orderId: number }) {
  const { api, paths } = useAppProfile();
  const { data: ledger, error, refetch } = useQuery(orderLedgerQuery(api, side, orderId));
  const isNarrow = useViewport().currentDevice !== 'web';
  const title = ledgerTexts.title(String(orderId));
  return (
    <Page>
      <title>{`${title} | Havan`}</title>
      <Stack space="l">
        <Breadcrumb
          items={[
            { label: orderTexts.title[side], href: paths.orders() },
            { label: String(orderId), href: paths.order(side, orderId) },
            { label: ledgerTexts.link },
          ]}
        />
        <SectionHeader level={1} title={title} />
        <Text tone="soft">{ledgerTexts.explanation[side]}</Text>
        {error && !ledger ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
        {!error && !ledger ? <Shimmer kind="rows" count={4} label={ledgerTexts.loading} /> : null}
        {ledger && ledger.entries.length === 0 ? <EmptyState kind="other" title={ledgerTexts.empty} /> : null}
        {ledger && ledger.entries.length > 0 ? (
          <>
            {isNarrow ? <LedgerSlips ledger={ledger} /> : <LedgerTable ledger={ledger} />}
            <Alert kind={ledger.sum === 0 ? 'success' : 'error'}>
              {ledger.sum === 0 ? ledgerTexts.balanced : ledgerTexts.unbalanced}
            </Alert>
          </>
        ) : null}
      </Stack>
    </Page>
  );
}
