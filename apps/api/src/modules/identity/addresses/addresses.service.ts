import type { ParsedRequestOf } from '@havan/contract/call';
import type {
  Address,
  deleteAddress as deleteAddressCall,
  saveAddress as saveAddressCall,
} from '@havan/contract/identity/addresses';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { presentAddress } from './addresses.presenter.ts';
import {
  addressRows,
  insertAddress,
  makeDefaultAddress,
  removeAddress,
  townExists,
  updateAddress,
} from './addresses.sql.ts';

export { addressRows, type AddressRow, type DeliveryPlace, findDeliveryPlace } from './addresses.sql.ts';
export { presentAddress } from './addresses.presenter.ts';

type Owner = Pick<Actor, 'companyId'>;

export async function listAddresses({ db }: Context, { companyId }: Owner): Promise<Address[]> {
  return (await addressRows(db, companyId)).map(presentAddress);
}

/**
 * Adds an address, or changes the one with the given id. @throws AppError `recordNotFound` for another company's
 * address
 */
export async function saveAddress(
  ctx: Context,
  { companyId }: Owner,
  { addressId, isDefault, ...fields }: ParsedRequestOf<typeof saveAddressCall>,
): Promise<Address[]> {
  if (!(await townExists(ctx.db, fields.townId))) {
    throw new AppError('invalidRequest', {
      errors: [{ code: 'town', message: 'Lütfen ilçe seçin.', path: 'townId' }],
    });
  }
  await withTransaction(ctx.db, async (trx) => {
    const id = addressId ?? (await insertAddress(trx, companyId, fields));
    if (id === null)
      throw new AppError('actionNotAllowed', { message: 'En fazla 50 adres kaydedebilirsiniz.' });
    if (addressId !== undefined && !(await updateAddress(trx, companyId, addressId, fields)))
      throw new AppError('recordNotFound');
    if (isDefault) await makeDefaultAddress(trx, companyId, id);
  });
  return listAddresses(ctx, { companyId });
}

/** Removes an address. @throws AppError `recordNotFound` for another company's address */
export async function deleteAddress(
  ctx: Context,
  owner: Owner,
  { addressId }: ParsedRequestOf<typeof deleteAddressCall>,
): Promise<Address[]> {
  const isGone = await withTransaction(ctx.db, (trx) => removeAddress(trx, owner.companyId, addressId));
  if (!isGone) throw new AppError('recordNotFound');
  return listAddresses(ctx, owner);
}
