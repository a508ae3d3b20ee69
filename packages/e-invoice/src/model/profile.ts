import type { GoodsKind, InvoiceProfile } from './invoice.ts';

export interface ProfileQuestion {
  readonly sellerIsRegistered: boolean;
  readonly buyerIsRegistered: boolean;
  readonly isReturn: boolean;
  readonly goods: readonly GoodsKind[];
  /** Whether a registered buyer may answer within eight days; a matter of the seller's settings. */
  readonly preferred: 'TEMELFATURA' | 'TICARIFATURA';
}

/**
 * Returns the scenario of an invoice: e-Arşiv unless both sides are registered for e-Fatura; medicines and
 * medical devices have their own; goods come back under the basic one, since a return has no place in
 * TICARIFATURA.
 */
export function chooseProfile(question: ProfileQuestion): InvoiceProfile {
  if (!question.sellerIsRegistered || !question.buyerIsRegistered) return 'EARSIVFATURA';
  if (question.goods.some((goods) => goods !== 'DIGER')) return 'ILAC_TIBBICIHAZ';
  return question.isReturn ? 'TEMELFATURA' : question.preferred;
}
