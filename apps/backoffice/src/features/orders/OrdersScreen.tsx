import { foundOrdersQuery } from '@havan/api-client/queries/backoffice/money/orders';
import type { FoundOrder } from '@havan/contract/backoffice/money/orders';
import { orderStateLabels, orderStates } from '@havan/domain/order';
import { lateDayFilters } from '@havan/domain/platform-order';
import { Badge } from '@havan/ui/Badge';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
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
import { CompanyChip, companyNumber } from '../../shared/CompanyChip.tsx';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { daysOf, QueryDays } from '../../shared/QueryDays.tsx';
import { useQueryFields } from '../../shared/use-query-fields.ts';
import { orderTone } from './order-tones.ts';

const columns: readonly Column<FoundOrder>[] = [
  {
    id: 'number',
    header: 'Sipariş',
    phone: 'lead',
    cell: ({ orderId }) => <Link href={paths.order(orderId)}>{orderId}</Link>,
  },
  {
    id: 'at',
    header: 'Verildi',
    phone: 'lead',
    cell: ({ createdAt }) => <DateText value={createdAt} format="dateTime" />,
  },
  {
    id: 'buyer',
    header: 'Alıcı',
    phone: 'detail',
    cell: ({ buyerId, buyer }) => <Link href={paths.company(buyerId)}>{buyer}</Link>,
  },
  {
    id: 'seller',
    header: 'Satıcı',
    phone: 'detail',
    cell: ({ sellerId, seller }) => <Link href={paths.company(sellerId)}>{seller}</Link>,
  },
  {
    id: 'state',
    header: 'Durum',
    phone: 'trail',
    cell: ({ state }) => <Badge tone={orderTone(state)}>{orderStateLabels[state]}</Badge>,
  },
  {
    id: 'late',
    header: 'Gecikme',
    phone: 'detail',
    cell: ({ daysLate }) => (daysLate > 0 ? `${daysLate} gün` : '–'),
  },
  {
    id: 'total',
    header: 'Tutar',
    align: 'end',
    phone: 'trail',
    cell: ({ total }) => <Money value={total} />,
  },
];

/** Renders the search of orders by number, company name, state, delay and days; links add filters by company. */
export function OrdersScreen() {
  const [query, change] = useQueryFields();
  const search = query.get('q') ?? '';
  const state = orderStates.find((known) => known === query.get('state'));
  const lateDays = lateDayFilters.find((known) => known === query.get('late'));
  const numberOf = (name: string) => companyNumber(query.get(name));
  const [buyerId, sellerId, companyId] = [numberOf('buyer'), numberOf('seller'), numberOf('company')];
  const hasOpenCase = query.get('case') === 'open';
  const isSold = query.get('sold') === 'yes';
  const list = useInfiniteQuery(
    foundOrdersQuery(api, {
      ...(search.trim() && { search: search.trim() }),
      ...(state && { state }),
      ...(lateDays && { lateDays }),
      ...(buyerId && { buyerId }),
      ...(sellerId && { sellerId }),
      ...(companyId && { companyId }),
      ...daysOf(query),
      ...(isSold && { sold: 'true' as const }),
      ...(hasOpenCase && { openCase: 'true' as const }),
    }),
  );
  return (
    <Stack space="l">
      <SectionHeader level={1} title="Siparişler" />
      <Grid columns={{ phone: 1, web: 3 }}>
        <TextField
          label="Sipariş ara"
          help="Sipariş no ya da alıcının veya satıcının adı."
          type="search"
          value={search}
          onChange={(value) => change({ q: value })}
        />
        <Select
          label="Durum"
          placeholder="Bütün durumlar"
          options={orderStates.map((value) => ({ value, label: orderStateLabels[value] }))}
          value={state ?? ''}
          onChange={(value) => change({ state: value })}
        />
        <Select
          label="Gecikme"
          help="Kargoya verme ya da tahmini teslim gününe göre."
          placeholder="Geciken ve gecikmeyen"
          options={lateDayFilters.map((value) => ({ value, label: `En az ${value} gün` }))}
          value={lateDays ?? ''}
          onChange={(value) => change({ late: value })}
        />
      </Grid>
      <QueryDays query={query} onChange={change} />
      {buyerId || sellerId || companyId || hasOpenCase || isSold ? (
        <ChipRow label="Süzgeçler">
          {buyerId ? <CompanyChip label="Alıcı" id={buyerId} onRemove={() => change({ buyer: '' })} /> : null}
          {sellerId ? (
            <CompanyChip label="Satıcı" id={sellerId} onRemove={() => change({ seller: '' })} />
          ) : null}
          {companyId ? (
            <CompanyChip label="Alıcı ya da satıcı" id={companyId} onRemove={() => change({ company: '' })} />
          ) : null}
          {isSold ? <Chip label="Satış sayılan" pressed onChange={() => change({ sold: '' })} /> : null}
          {hasOpenCase ? (
            <Chip label="Açık talebi olan" pressed onChange={() => change({ case: '' })} />
          ) : null}
        </ChipRow>
      ) : null}
      <PagedTable
        list={list}
        noun="sipariş"
        caption="Siparişler"
        rowKey={({ orderId }) => String(orderId)}
        columns={columns}
        rowTone={({ daysLate }) => (daysLate > 0 ? 'attention' : undefined)}
        empty="Bu ölçüte uyan sipariş yok"
      />
    </Stack>
  );
}
