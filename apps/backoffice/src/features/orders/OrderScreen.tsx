import { marketOrderQuery } from '@havan/api-client/queries/backoffice/money/orders';
import { orderStateLabels } from '@havan/domain/order';
import { Alert } from '@havan/ui/Alert';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { Timeline } from '@havan/ui/Timeline';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ScreenFailure } from '../../layout/ScreenFailure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { DeliverDialog } from './DeliverDialog.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderGoods } from './OrderGoods.tsx';
import { orderTone, partyLabels } from './order-tones.ts';

/** Renders one order with the actions open to the operator. */
export function OrderScreen() {
  const { orderId = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(orderId) ? Number(orderId) : 0;
  const { data, error, refetch } = useQuery({ ...marketOrderQuery(api, id), enabled: id > 0 });
  const [act, setAct] = useState<'deliver' | 'cancel' | null>(null);
  if (id === 0) return <ErrorScreen type="404" homeHref={paths.home()} />;
  if (error) return <ScreenFailure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const close = () => setAct(null);
  return (
    <Stack space="l">
      <Inline space="m" align="center">
        <Heading level={1}>{`Sipariş ${data.orderId}`}</Heading>
        <Badge tone={orderTone(data.state)}>{orderStateLabels[data.state]}</Badge>
        {data.daysLate > 0 ? <Badge tone="critical">{`${data.daysLate} gün gecikti`}</Badge> : null}
      </Inline>
      {data.hasOpenCase ? (
        <Alert kind="warning">
          Bu siparişte açık bir talep var. Talep sonuçlanmadan sipariş iptal edilemez ve tamamlanmaz.
        </Alert>
      ) : null}
      {data.acts.length > 0 ? (
        <Inline space="s">
          {data.acts.includes('deliver') ? (
            <Button onClick={() => setAct('deliver')}>Teslim edildi olarak işaretle</Button>
          ) : null}
          {data.acts.includes('cancel') ? (
            <Button variant="outline" tone="critical" onClick={() => setAct('cancel')}>
              İptal et
            </Button>
          ) : null}
        </Inline>
      ) : null}
      <OrderFacts order={data} />
      <OrderGoods order={data} />
      <Stack space="m">
        <Heading level={2}>Geçmiş</Heading>
        <Timeline
          label="Siparişin geçmişi"
          events={data.history.map(({ at, state, party, note }) => ({
            id: `${at}-${state}`,
            title: orderStateLabels[state],
            time: <DateText value={at} format="dateTime" />,
            details: note === null ? partyLabels[party] : `${partyLabels[party]}: ${note}`,
            state: state === 'cancelled' ? ('failed' as const) : ('done' as const),
          }))}
        />
      </Stack>
      {act === 'deliver' ? <DeliverDialog order={data} onClose={close} /> : null}
      {act === 'cancel' ? <CancelDialog order={data} onClose={close} /> : null}
    </Stack>
  );
}
