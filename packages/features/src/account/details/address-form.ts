import type { Address, saveAddress } from '@havan/contract/identity/addresses';
import type { RequestOf } from '@havan/contract/call';
import { checkForm } from '@havan/validation/form-result';
import { deliveryAddressForm } from '@havan/validation/forms/delivery-address';

/** A delivery address as it is typed. */
export interface AddressValues {
  readonly title: string;
  readonly receiver: string;
  readonly phone: string;
  readonly cityId: string;
  readonly townId: string;
  readonly line: string;
  readonly isDefault: boolean;
}

export const addressValues = (address: Address | null): AddressValues => ({
  title: address?.title ?? '',
  receiver: address?.receiver ?? '',
  phone: address?.phone ?? '',
  cityId: address ? String(address.cityId) : '',
  townId: address ? String(address.townId) : '',
  line: address?.line ?? '',
  isDefault: address?.isDefault ?? false,
});

type Checked = Extract<ReturnType<typeof checkAddress>, { valid: true }>['values'];

export function checkAddress(values: AddressValues) {
  const { isDefault: _flag, ...typed } = values;
  return checkForm(deliveryAddressForm(), typed);
}

/** Returns the request of an address; the wire has the phone with its leading 0. */
export function addressRequest(
  { cityId: _city, phone, ...checked }: Checked,
  { isDefault }: AddressValues,
  address: Address | null,
): RequestOf<typeof saveAddress> {
  return {
    ...checked,
    phone: phone.replace(/^\+90/, '0'),
    isDefault,
    ...(address && { addressId: address.addressId }),
  };
}
