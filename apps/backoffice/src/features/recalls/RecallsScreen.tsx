import { recallsQuery } from '@havan/api-client/queries/backoffice/market-listings';
import { operatorQuery } from '@havan/api-client/queries/backoffice/operators';
import type { Recall } from '@havan/contract/backoffice/risk/recalls';
import { formatCount } from '@havan/domain/count';
import { mayActAs } from '@havan/domain/operator';
import { recalledGoods, recallStateLabels } from '@havan/domain/recall';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { RecallForm } from './RecallForm.tsx';
import { recallTones } from './recall-tones.ts';

const columns: readonly Column<Recall>[] = [
  {
    id: 'goods',
    header: 'Geri çağrılan',
    phone: 'lead',
    cell: ({ recallId, productName, lot, barcode }) => (
      <Stack space="none">
        <Link href={paths.recall(recallId)}>{recalledGoods(productName, lot)}</Link>
        <Text size="small" tone="soft">
          {barcode}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'started',
    header: 'Başlangıç',
    phone: 'detail',
    cell: ({ startedAt }) => <DateText value={startedAt} format="dateTime" />,
  },
  {
    id: 'listings',
    header: 'Dondurulan ilan',
    align: 'end',
    phone: 'detail',
    cell: ({ listings }) => formatCount(listings),
  },
  {
    id: 'orders',
    header: 'Sipariş',
    align: 'end',
    phone: 'detail',
    cell: ({ orders }) => formatCount(orders),
  },
  { id: 'units', header: 'Adet', align: 'end', phone: 'detail', cell: ({ units }) => formatCount(units) },
  {
    id: 'state',
    header: 'Durum',
    phone: 'trail',
    cell: ({ state }) => <Badge tone={recallTones[state]}>{recallStateLabels[state]}</Badge>,
  },
];

/** Renders the recalls, with the form of a new one. */
export function RecallsScreen() {
  const list = useInfiniteQuery(recallsQuery(api));
  const roles = useQuery(operatorQuery(api)).data?.roles ?? [];
  const [isStarting, setStarting] = useState(false);
  return (
    <Stack space="l">
      <Inline space="m" align="center" justify="between">
        <Heading level={1}>Geri çağırma</Heading>
        {mayActAs(roles, ['catalogue']) ? (
          <Button tone="critical" onClick={() => setStarting(true)}>
            Ürün geri çağır
          </Button>
        ) : null}
      </Inline>
      <PagedTable
        list={list}
        noun="geri çağırma"
        caption="Geri çağırmalar"
        rowKey={({ recallId }) => String(recallId)}
        columns={columns}
        empty="Geri çağrılan ürün yok"
      />
      {isStarting ? <RecallForm onClose={() => setStarting(false)} /> : null}
    </Stack>
  );
}
