import type { OrderDetail } from '@havan/contract/sales/orders';

/** Returns a delivery address as on a parcel: receiver, line where it is known, district and province. */
export function addressLines({ receiver, line, townName, cityName }: OrderDetail['address']): string[] {
  return [receiver, line, `${townName}, ${cityName}`].filter((each) => each !== '');
}
