import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getCheckout as getCheckoutCall, getInstalments } from '@havan/contract/sales/payment';
import { cardBrandOf } from '@havan/domain/card';
import { mayUseWallet, type WalletActor } from '../../identity/access/wallet-access.ts';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { presentAddress } from '../../identity/addresses/addresses.service.ts';
import { presentGroup } from '../../cart/cart/cart.service.ts';
import { pricedCart } from '../../cart/cart/cart.service.ts';
import {
  basketVersion,
  buyableLines,
  campaignDiscountOf,
  type PricedGroup,
  sumOf,
} from '../../cart/cart/priced-cart.ts';
import { findSavedCard } from '../../money/cards/cards.service.ts';
import { listCards } from '../../money/cards/cards.service.ts';
import { presentInvoiceDetails } from '../../identity/invoice-details/invoice-details.service.ts';
import { balanceOf } from '../../money/ledger/ledger.service.ts';
import { transferExpiry } from '../transfers/transfer-expiry.ts';
import { bankPlans } from './payment-method.ts';
import { agreementsFor } from './checkout-agreements.ts';
import { checkoutContextOf, agreementTable } from './checkout-context.ts';

/**
 * Returns the groups of these sellers that have something to buy; an empty list of sellers means all of them.
 */
export function payableGroups(groups: readonly PricedGroup[], sellerIds: readonly number[]): PricedGroup[] {
  return groups.filter(
    (group) =>
      (sellerIds.length === 0 || sellerIds.includes(group.seller.seller_id)) &&
      buyableLines([group]).length > 0,
  );
}

/** Returns the content of the checkout. @throws AppError `emptyBasket` when nothing can be bought */
export async function getCheckout(
  ctx: Context,
  actor: WalletActor,
  { sellerIds, addressId, invoiceId }: ParsedRequestOf<typeof getCheckoutCall>,
): Promise<ResultOf<typeof getCheckoutCall>> {
  const { companyId } = actor;
  const hasWallet = await mayUseWallet(ctx.db, actor);
  const [basket, table, savedCards, balance, pointsBalance] = await pipeline(ctx.db, [
    (one) => pricedCart({ ...ctx, db: one }, actor),
    (one) => agreementTable(one, companyId),
    (one) => listCards({ ...ctx, db: one }, actor),
    (one) => (hasWallet ? balanceOf(one, 'wallet', companyId) : null),
    (one) => balanceOf(one, 'points', companyId),
  ]);
  const groups = payableGroups(basket, sellerIds ? sellerIds.split(',').map(Number) : []);
  if (groups.length === 0) throw new AppError('emptyBasket');
  const checkoutContext = checkoutContextOf(table, actor, groups, { addressId, invoiceId });
  return {
    groups: groups.map(presentGroup),
    goodsTotal: sumOf(groups, 'goodsTotal'),
    campaignDiscount: campaignDiscountOf(groups),
    shippingTotal: sumOf(groups, 'shippingFee'),
    vatTotal: sumOf(groups, 'vatTotal'),
    total: sumOf(groups, 'total'),
    basketVersion: basketVersion(groups),
    addresses: table.addresses.map(presentAddress),
    agreements: agreementsFor(checkoutContext),
    invoices: table.invoices.map(presentInvoiceDetails),
    savedCards: ctx.ports.bank.abilities.cardEntry === 'ownForm' ? savedCards : [],
    walletBalance: balance === null ? null : Math.max(0, balance),
    pointsBalance,
    transferUntil: ctx.config.transferIban === null ? null : transferExpiry(ctx).toISOString(),
  };
}

/** @throws AppError `invalidRequest` without a card, `recordNotFound` for another company's card */
export async function listInstalments(
  { db, ports: { bank } }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { amount, bin, cardId }: ParsedRequestOf<typeof getInstalments>,
): Promise<ResultOf<typeof getInstalments>> {
  if (bin !== undefined) return bankPlans(bank.abilities, amount, cardBrandOf(bin));
  // Before the bank's page the card is unknown.
  if (cardId === undefined && bank.abilities.cardEntry === 'bankPage')
    return bankPlans(bank.abilities, amount, 'none');
  if (cardId === undefined) throw new AppError('invalidRequest');
  const card = await findSavedCard(db, companyId, cardId);
  if (!card) throw new AppError('recordNotFound');
  return bankPlans(bank.abilities, amount, card.brand === 'amex' ? 'amex' : 'none');
}
