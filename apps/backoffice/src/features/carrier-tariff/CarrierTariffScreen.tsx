import {
  carrierTariffQuery,
  carrierTrackingQuery,
} from '@havan/api-client/queries/backoffice/money/carrier-tariff';
import type { TariffPrice } from '@havan/contract/backoffice/money/carrier-tariff';
import { distanceLabels } from '@havan/domain/carrier-pricing';
import { carrierOf, carriers } from '@havan/domain/carrier';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { CarrierTracking } from './CarrierTracking.tsx';
import { TariffFile } from './TariffFile.tsx';

const columns: readonly Column<TariffPrice>[] = [
  { id: 'distance', header: 'Mesafe', phone: 'lead', cell: ({ distance }) => distanceLabels[distance] },
  {
    id: 'desi',
    header: 'Desi (en çok)',
    align: 'end',
    phone: 'detail',
    cell: ({ upToDesi }) => upToDesi,
  },
  {
    id: 'price',
    header: 'Ücret',
    align: 'end',
    phone: 'trail',
    cell: ({ price }) => <Money value={price} />,
  },
  {
    id: 'from',
    header: 'İlk gün',
    phone: 'detail',
    cell: ({ validFrom }) => <DateText value={validFrom} />,
  },
  {
    id: 'to',
    header: 'Son gün',
    phone: 'detail',
    cell: ({ validTo }) => (validTo === null ? 'Açık' : <DateText value={validTo} />),
  },
  {
    id: 'by',
    header: 'Yükleyen',
    phone: 'detail',
    cell: ({ importedBy, importedAt }) => (
      <span>
        <DateText value={importedAt} />
        {`, ${importedBy ?? 'kurulum'}`}
      </span>
    ),
  },
];

/** Renders the current and coming prices of one carrier, its tracking page, and the upload of a tariff file. */
export function CarrierTariffScreen() {
  const list = useQuery(carrierTariffQuery(api));
  const tracking = useQuery(carrierTrackingQuery(api));
  // The prices stand below the tracking page: shown before it, they would move when it arrives.
  const isPending = list.isPending || tracking.isPending;
  const [carrierId, setCarrierId] = useState(carriers[0]?.id ?? 1);
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title="Kargo tarifesi"
        remark="Kargo hesaplayıcı bu fiyatlarla çalışır. Verilmiş siparişler etkilenmez."
      />
      <TariffFile />
      <Select
        label="Kargo firması"
        value={String(carrierId)}
        onChange={(value) => setCarrierId(Number(value))}
        options={carriers.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {tracking.error ? <Failure error={tracking.error} onRetry={tracking.refetch} /> : null}
      {tracking.data ? (
        <CarrierTracking
          key={carrierId}
          carrierId={carrierId}
          saved={tracking.data.find((each) => each.carrierId === carrierId)?.address ?? ''}
        />
      ) : null}
      {list.error ? <Failure error={list.error} onRetry={list.refetch} /> : null}
      {isPending ? <Loading /> : null}
      {list.data && !isPending ? (
        <Table
          caption={`${carrierOf(carrierId)?.name ?? ''} fiyatları`}
          rows={list.data.filter((row) => row.carrierId === carrierId)}
          rowKey={({ distance, upToDesi, validFrom }) => `${distance}-${upToDesi}-${validFrom}`}
          columns={columns}
          empty={<EmptyState kind="other" size="panel" title="Bu firmanın fiyatı yok" />}
        />
      ) : null}
    </Stack>
  );
}
