import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getCheckout as getCheckoutCall, getInstallments } from '@havan/contract/payment';
import { cardBrandOf } from '@havan/domain/card';
import { instalmentPlans } from '@havan/domain/instalment';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { inOneTrip } from '../../db/one-trip.ts';
import { presentAddress } from '../addresses/addresses.presenter.ts';
import { presentGroup } from '../basket/basket.presenter.ts';
import { pricedBasket } from '../basket/basket.service.ts';
import {
  basketVersion,
  buyableLines,
  campaignDiscountOf,
  type PricedGroup,
  sumOf,
} from '../basket/priced-basket.ts';
import { findSavedCard } from '../cards/cards.sql.ts';
import { listCards } from '../cards/cards.service.ts';
import { presentInvoiceDetails } from '../invoice-details/invoice-details.service.ts';
import { balanceOf } from '../ledger/ledger.sql.ts';
import { agreementsFor } from './agreements.ts';
import { dealOf, dealTable } from './deal.ts';

/** The groups of these sellers that have something to buy; an empty list of sellers means all of them. */
export function payableGroups(groups: readonly PricedGroup[], sellerIds: readonly number[]): PricedGroup[] {
  return groups.filter(
    (group) =>
      (sellerIds.length === 0 || sellerIds.includes(group.seller.seller_id)) &&
      buyableLines([group]).length > 0,
  );
}

/** What is about to be paid. @throws AppError `emptyBasket` when nothing of it can be bought. */
export async function getCheckout(
  ctx: Context,
  actor: Pick<Actor, 'companyId' | 'isWalletAvailable'>,
  { sellerIds, addressId, invoiceId }: ParsedRequestOf<typeof getCheckoutCall>,
): Promise<ResultOf<typeof getCheckoutCall>> {
  const { companyId } = actor;
  const [basket, table, savedCards, balance, pointsBalance] = await inOneTrip(ctx.db, (one) =>
    Promise.all([
      pricedBasket({ ...ctx, db: one }, actor),
      dealTable(one, companyId),
      listCards({ ...ctx, db: one }, actor),
      actor.isWalletAvailable ? balanceOf(one, 'wallet', companyId) : null,
      balanceOf(one, 'points', companyId),
    ]),
  );
  const groups = payableGroups(basket, sellerIds ? sellerIds.split(',').map(Number) : []);
  if (groups.length === 0) throw new AppError('emptyBasket');
  const deal = dealOf(table, actor, groups, { addressId, invoiceId });
  return {
    groups: groups.map(presentGroup),
    goodsTotal: sumOf(groups, 'goodsTotal'),
    campaignDiscount: campaignDiscountOf(groups),
    shippingTotal: sumOf(groups, 'shippingFee'),
    vatTotal: sumOf(groups, 'vatTotal'),
    total: sumOf(groups, 'total'),
    basketVersion: basketVersion(groups),
    addresses: table.addresses.map(presentAddress),
    agreements: agreementsFor(deal),
    invoices: table.invoices.map(presentInvoiceDetails),
    savedCards,
    walletBalance: balance === null ? null : Math.max(0, balance),
    pointsBalance,
  };
}

/** @throws AppError `invalidRequest` without a card, `recordNotFound` for another company's card */
export async function listInstallments(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { amount, bin, cardId }: ParsedRequestOf<typeof getInstallments>,
): Promise<ResultOf<typeof getInstallments>> {
  if (bin !== undefined) return instalmentPlans(amount, cardBrandOf(bin));
  if (cardId === undefined) throw new AppError('invalidRequest');
  const card = await findSavedCard(db, companyId, cardId);
  if (!card) throw new AppError('recordNotFound');
  return instalmentPlans(amount, card.brand === 'amex' ? 'amex' : 'none');
}
