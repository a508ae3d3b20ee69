import type { Address } from '@havan/contract/identity/addresses';
import type { AddressRow } from './addresses.sql.ts';

export const presentAddress = (row: AddressRow): Address => ({
  addressId: row.id,
  title: row.title,
  receiver: row.receiver,
  phone: row.phone,
  cityId: row.city_id,
  townId: row.town_id,
  cityName: row.city_name,
  townName: row.town_name,
  line: row.line,
  isDefault: row.is_default,
});
