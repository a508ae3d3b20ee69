import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getDeliveryInfo,
  getSameDayDelivery,
  saveDeliveryInfo,
} from '@havan/contract/identity/delivery-info';
import { deliverySourceOf, deliveryTermsProblems } from '@havan/domain/delivery-terms';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { findDeliveryPlace } from '../addresses/addresses.service.ts';
import { dispatchCutoffOf } from '../sales-information/sales-information.service.ts';
import { presentBringingSeller, presentDeliveryTerms } from './delivery-info.presenter.ts';
import {
  findBringingSellers,
  findDeliveryTerms,
  hasAddress,
  putDeliveryTerms,
  townsAround,
} from './delivery-info.sql.ts';

/** Returns where and when the company delivers by itself. */
export async function deliveryInfo(
  { db }: Context,
  { companyId, companyType }: Pick<Actor, 'companyId' | 'companyType'>,
): Promise<ResultOf<typeof getDeliveryInfo>> {
  const [terms, towns] = await Promise.all([findDeliveryTerms(db, companyId), townsAround(db, companyId)]);
  return {
    deliverySource: deliverySourceOf(companyType),
    terms: presentDeliveryTerms(terms),
    cityName: towns[0]?.city_name ?? '',
    towns: towns.map(({ id, name }) => ({ townId: id, name })),
  };
}

/**
 * Changes the terms of future orders.
 *
 * @throws AppError `invalidRequest` with one sentence a field
 */
export async function changeDeliveryInfo(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  terms: ParsedRequestOf<typeof saveDeliveryInfo>,
): Promise<ResultOf<typeof saveDeliveryInfo>> {
  const [cutoff, towns] = await Promise.all([dispatchCutoffOf(db, companyId), townsAround(db, companyId)]);
  const isForeign = terms.townIds?.some((id) => !towns.some((town) => town.id === id)) ?? false;
  const problems = Object.entries({
    ...deliveryTermsProblems(terms, cutoff),
    ...(isForeign && { townIds: 'Yalnızca kendi ilinizin ilçelerini seçebilirsiniz.' }),
  });
  if (problems.length > 0)
    throw new AppError('invalidRequest', {
      errors: problems.map(([path, message]) => ({ code: 'form', message, path })),
    });
  await putDeliveryTerms(db, companyId, {
    town_ids: terms.townIds && [...new Set(terms.townIds)],
    weekdays: [...new Set(terms.weekdays)],
    same_day_until: terms.sameDayUntil,
  });
  return { done: true };
}

/**
 * Returns the sellers that deliver by themselves to an address of the company: the given one, else its first delivery
 * address, else its seat.
 *
 * @throws AppError `recordNotFound` for an address of another company
 */
export async function sameDayDelivery(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { addressId }: ParsedRequestOf<typeof getSameDayDelivery>,
): Promise<ResultOf<typeof getSameDayDelivery>> {
  if (addressId !== undefined && !(await hasAddress(db, companyId, addressId)))
    throw new AppError('recordNotFound');
  const place = await findDeliveryPlace(db, companyId, addressId ?? null);
  return { sellers: (await findBringingSellers(db, companyId, place)).map(presentBringingSeller) };
}
