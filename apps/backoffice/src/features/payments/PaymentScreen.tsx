import { paymentTimelineQuery, replayPaymentMutation } from '@havan/api-client/queries/backoffice/money';
import type { PaymentMoment } from '@havan/contract/backoffice/payments';
import { formatMoney } from '@havan/domain/money';
import { paymentStateLabels } from '@havan/domain/payment';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { Timeline, type TimelineEvent } from '@havan/ui/Timeline';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Failure } from '../../layout/Failure.tsx';
import { ScreenFailure } from '../../layout/ScreenFailure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { OrderLinks } from './OrderLinks.tsx';
import { momentWords, settlementTones, settlementWords } from './moment-words.ts';

function stateOf(moment: PaymentMoment): TimelineEvent['state'] {
  if (moment.kind === 'ended' && moment.state === 'failed') return 'failed';
  if (moment.kind === 'callback' || moment.kind === 'query')
    return moment.settlement === 'mismatch' || moment.settlement === 'failed' ? 'failed' : 'done';
  return moment.kind === 'bankRefund' && moment.doneAt === null ? 'current' : 'done';
}

function eventOf(moment: PaymentMoment, index: number): TimelineEvent {
  const { title, details } = momentWords(moment);
  return {
    id: `${moment.at}-${index}`,
    title,
    time: <DateText value={moment.at} format="dateTime" />,
    details: (
      <Inline space="s">
        <Text size="small" tone="soft">
          {details}
        </Text>
        {moment.kind === 'ledger' ? (
          <Link href={`${paths.ledger()}?entry=${moment.entryId}`}>Kayıt {moment.entryId}</Link>
        ) : null}
        {moment.kind === 'order' ? (
          <Link href={`${paths.ledger()}?order=${moment.orderId}`}>Siparişin kayıtları</Link>
        ) : null}
      </Inline>
    ),
    state: stateOf(moment),
  };
}

/** Renders the timeline of a payment, with an action that asks the bank for its record and processes it again. */
export function PaymentScreen() {
  const { paymentId = '' } = useParams();
  const { data, error, refetch } = useQuery(paymentTimelineQuery(api, paymentId));
  const replay = useMutation(replayPaymentMutation(api));
  const toast = useToast();
  if (error) return <ScreenFailure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title={`Ödeme, ${formatMoney(data.amount)}`}
        remark={paymentStateLabels[data.state]}
        actions={
          <Button
            variant="outline"
            loading={replay.isPending}
            onClick={() =>
              replay.mutate(paymentId, {
                onSuccess: ({ settlement }) =>
                  toast({ title: settlementWords[settlement], tone: settlementTones[settlement] }),
              })
            }
          >
            Bankaya sor ve yeniden işle
          </Button>
        }
      />
      <Text size="small" tone="soft">
        Yeniden işlemek güvenlidir: bitmiş bir ödeme değişmez, tahsilat iki kez yazılmaz.
      </Text>
      {replay.error ? <Failure error={replay.error} /> : null}
      <DescriptionList
        layout="columns"
        items={[
          { term: 'Alıcı', details: <Link href={paths.company(data.buyerId)}>{data.buyer}</Link> },
          { term: 'Ödeme no', details: data.paymentId },
          { term: 'Bankadaki no', details: data.bankPaymentId ?? '–' },
          { term: 'Kart', details: data.card ?? '–' },
          { term: 'Cüzdandan', details: <Money value={data.walletAmount} /> },
          { term: 'Puandan', details: <Money value={data.pointsAmount} /> },
          { term: 'Sipariş', details: <OrderLinks orderIds={data.orderIds} /> },
        ]}
      />
      <Timeline label="Ödemenin zaman çizgisi" events={data.moments.map(eventOf)} />
    </Stack>
  );
}
