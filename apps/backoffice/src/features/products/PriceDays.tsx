import { priceDaysQuery } from '@havan/api-client/queries/backoffice/catalogue/taxonomy';
import { formatDate } from '@havan/domain/istanbul';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { type PriceDay, PriceDayDialog } from './PriceDayDialog.tsx';

const columnsFor = (onRepair: (day: PriceDay) => void): readonly Column<PriceDay>[] => [
  { id: 'day', header: 'Gün', phone: 'lead', cell: ({ day }) => <DateText value={day} /> },
  { id: 'lowest', header: 'En düşük', phone: 'detail', cell: ({ lowest }) => <Money value={lowest} /> },
  {
    id: 'closing',
    header: 'Gün sonu',
    phone: 'detail',
    cell: ({ closing }) => (closing === null ? 'İlan yok' : <Money value={closing} />),
  },
  {
    id: 'act',
    header: 'İşlem',
    phone: 'trail',
    cell: (day) => (
      <Button
        variant="outline"
        size="small"
        aria-label={`${formatDate(new Date(day.day))} gününü düzelt`}
        onClick={() => onRepair(day)}
      >
        Düzelt
      </Button>
    ),
  },
];

/** Renders the price history of a product, day by day, with the repair of a past day. */
export function PriceDays({ productId }: { readonly productId: number }) {
  const { data, error, refetch } = useQuery(priceDaysQuery(api, productId));
  const [repairing, setRepairing] = useState<PriceDay | null>(null);
  return (
    <Stack as="section" space="s" aria-labelledby="fiyat-gecmisi">
      <Heading level={2} id="fiyat-gecmisi">
        Fiyat geçmişi
      </Heading>
      <Text tone="soft">
        Yanlış girilmiş bir fiyat “son 30 günün en düşüğü”nü bozarsa o günü düzeltin. Son 30 günün en düşüğü:{' '}
        {data?.lowest30 ? <Money value={data.lowest30} /> : '–'}
      </Text>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {data ? (
        <Table
          caption="Fiyat geçmişi"
          rows={data.days}
          rowKey={({ day }) => day}
          columns={columnsFor(setRepairing)}
          empty={<Text tone="soft">Henüz fiyat kaydı yok.</Text>}
        />
      ) : error ? null : (
        <Loading />
      )}
      {repairing ? (
        <PriceDayDialog
          key={repairing.day}
          productId={productId}
          day={repairing}
          onClose={() => setRepairing(null)}
        />
      ) : null}
    </Stack>
  );
}
