import { type AskedParcel, carrierPricesQuery } from '@havan/api-client/queries/money/carrier-pricing';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { carriageShares, distanceLabels } from '@havan/domain/carrier-pricing';
import { carrierOf } from '@havan/domain/carrier';
import { formatDay, parseIsoDay } from '@havan/domain/istanbul';
import type { Kurus } from '@havan/domain/money';
import { EmptyState } from '@havan/ui/EmptyState';
import { Loading } from '@havan/ui/Loading';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useQuery } from '@tanstack/react-query';
import { calculatorTexts as texts } from '../corporate-texts.ts';

interface Row {
  readonly carrierId: number;
  readonly price: Kurus;
}

const columnsFor = (buyerPays: Kurus): readonly Column<Row>[] => [
  {
    id: 'carrier',
    header: texts.carrier,
    phone: 'lead',
    cell: ({ carrierId }) => carrierOf(carrierId)?.name,
  },
  {
    id: 'price',
    header: texts.price,
    align: 'end',
    phone: 'trail',
    cell: ({ price }) => <Money value={price} />,
  },
  {
    id: 'buyer',
    header: texts.buyerPays,
    align: 'end',
    phone: 'detail',
    cell: () => <Money value={buyerPays} quiet />,
  },
  {
    id: 'seller',
    header: texts.sellerPays,
    align: 'end',
    phone: 'detail',
    cell: ({ price }) => <Money value={carriageShares(price, buyerPays).seller} quiet />,
  },
];

/** Renders the price of each carrier for a parcel today, shared between buyer and seller, and its arrival. */
export function CarrierPrices({
  parcel,
  buyerPays,
}: {
  readonly parcel: AskedParcel;
  readonly buyerPays: Kurus;
}) {
  const { api } = useAppProfile();
  const { data, error, isPending, refetch } = useQuery(carrierPricesQuery(api, parcel));
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} size="part" />;
  if (isPending) return <Loading />;
  const day = parseIsoDay(data.expectedOn);
  return (
    <Stack space="s">
      <Text>{texts.expected(distanceLabels[data.distance], day ? formatDay(day) : data.expectedOn)}</Text>
      <Table
        caption={texts.tariff}
        rows={data.prices}
        rowKey={({ carrierId }) => String(carrierId)}
        columns={columnsFor(buyerPays)}
        empty={<EmptyState kind="other" size="panel" title={texts.noPrices} />}
      />
    </Stack>
  );
}
