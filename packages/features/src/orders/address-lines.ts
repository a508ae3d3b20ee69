import type { OrderDetail } from '@havan/contract/sales/orders';

/** A delivery address as it stands on a parcel: who, where, district and province. */
export function addressLines({ receiver, line, townName, cityName }: OrderDetail['address']): string[] {
  return [receiver, line, `${townName}, ${cityName}`];
}
