import { getCarrierPrices } from '@havan/contract/money/carrier-pricing';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** A parcel between two districts. */
export interface AskedParcel {
  readonly fromTownId: number;
  readonly toTownId: number;
  readonly desi: number;
}

export const carrierPricesQuery = (api: Pick<Api, 'call'>, parcel: AskedParcel | null) =>
  queryOptions({
    queryKey: ['carrierPrices', parcel],
    enabled: parcel !== null,
    queryFn: ({ signal }) =>
      api.call(
        getCarrierPrices,
        {
          fromTownId: String(parcel?.fromTownId),
          toTownId: String(parcel?.toTownId),
          desi: String(parcel?.desi),
        },
        { signal },
      ),
  });
