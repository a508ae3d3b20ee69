import { foundPaymentsQuery } from '@havan/api-client/queries/backoffice/money';
import type { FoundPayment } from '@havan/contract/backoffice/payments';
import { type PaymentState, paymentStateLabels, paymentStates } from '@havan/domain/payment';
import { Badge } from '@havan/ui/Badge';
import { DateText } from '@havan/ui/DateText';
import { Grid } from '@havan/ui/Grid';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { TextField } from '@havan/ui/TextField';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useQueryFields } from '../../shared/use-query-fields.ts';
import { OrderLinks } from './OrderLinks.tsx';

const toneOf = (state: PaymentState) => {
  if (state === 'failed') return 'critical';
  return state === 'captured' ? 'positive' : 'neutral';
};

const columns: readonly Column<FoundPayment>[] = [
  {
    id: 'at',
    header: 'Başladı',
    phone: 'lead',
    cell: ({ paymentId, createdAt }) => (
      <Link href={paths.payment(paymentId)}>
        <DateText value={createdAt} format="dateTime" />
      </Link>
    ),
  },
  {
    id: 'buyer',
    header: 'Alıcı',
    phone: 'lead',
    cell: ({ buyerId, buyer }) => <Link href={paths.company(buyerId)}>{buyer}</Link>,
  },
  {
    id: 'orders',
    header: 'Sipariş',
    phone: 'detail',
    cell: ({ orderIds }) => <OrderLinks orderIds={orderIds} />,
  },
  {
    id: 'state',
    header: 'Durum',
    phone: 'trail',
    cell: ({ state }) => <Badge tone={toneOf(state)}>{paymentStateLabels[state]}</Badge>,
  },
  { id: 'failure', header: 'Neden', phone: 'detail', cell: ({ failure }) => failure ?? '–' },
  {
    id: 'amount',
    header: 'Tutar',
    align: 'end',
    phone: 'trail',
    cell: ({ amount }) => <Money value={amount} />,
  },
];

/** Renders the search of payments by order number, payment number, bank number or buyer, and by state. */
export function PaymentsScreen() {
  const [query, change] = useQueryFields();
  const search = query.get('q') ?? '';
  const state = paymentStates.find((known) => known === query.get('state'));
  const list = useInfiniteQuery(
    foundPaymentsQuery(api, { ...(search.trim() && { search: search.trim() }), ...(state && { state }) }),
  );
  return (
    <Stack space="l">
      <SectionHeader level={1} title="Ödemeler" />
      <Grid columns={{ phone: 1, web: 2 }}>
        <TextField
          label="Ödeme ara"
          help="Sipariş no, ödeme no, bankanın numarası ya da alıcının adı."
          type="search"
          value={search}
          onChange={(value) => change({ q: value })}
        />
        <Select
          label="Durum"
          placeholder="Bütün durumlar"
          options={paymentStates.map((value) => ({ value, label: paymentStateLabels[value] }))}
          value={state ?? ''}
          onChange={(value) => change({ state: value })}
        />
      </Grid>
      <PagedTable
        list={list}
        noun="ödeme"
        caption="Ödemeler"
        rowKey={({ paymentId }) => paymentId}
        columns={columns}
        empty="Bu ölçüte uyan ödeme yok"
      />
    </Stack>
  );
}
