import type { ParsedRequestOf } from '@havan/contract/call';
import type { Address, saveAddress as saveAddressCall } from '@havan/contract/payment';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { presentAddress } from './addresses.presenter.ts';
import { addressRows, insertAddress, townExists, updateAddress } from './addresses.sql.ts';

type Owner = Pick<Actor, 'companyId'>;

export async function listAddresses({ db }: Context, { companyId }: Owner): Promise<Address[]> {
  return (await addressRows(db, companyId)).map(presentAddress);
}

/** Adds an address or changes the one named. @throws AppError `recordNotFound` for another company's address. */
export async function saveAddress(
  ctx: Context,
  owner: Owner,
  { addressId, ...fields }: ParsedRequestOf<typeof saveAddressCall>,
): Promise<Address[]> {
  if (!(await townExists(ctx.db, fields.townId))) {
    throw new AppError('invalidRequest', {
      errors: [{ code: 'town', message: 'Lütfen ilçe seçin.', path: 'townId' }],
    });
  }
  if (addressId === undefined) {
    if (!(await insertAddress(ctx.db, owner.companyId, fields))) {
      throw new AppError('actionNotAllowed', { message: 'En fazla 50 adres kaydedebilirsiniz.' });
    }
  } else if (!(await updateAddress(ctx.db, owner.companyId, addressId, fields))) {
    throw new AppError('recordNotFound');
  }
  return listAddresses(ctx, owner);
}
