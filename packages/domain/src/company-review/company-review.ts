import { canBuy, type CompanyType } from '../company/company.ts';

/** States of the review of a company by an operator. */
export const companyReviewStates = ['inReview', 'informationAsked', 'approved', 'rejected'] as const;
export type CompanyReviewState = (typeof companyReviewStates)[number];

type Pending = Exclude<CompanyReviewState, 'approved'>;

/**
 * Sentences about the limits of a company before its review, and about the outcome (product §10, "Who may trade").
 * Prices and the cart appear only in the sentences for companies that buy.
 */
const buyerSentences: Readonly<Record<Pending, string>> = {
  inReview:
    'Firmanız inceleniyor. İnceleme bitene kadar fiyatlar gizlidir; sepetinizi hazırlayabilirsiniz, ama sipariş veremez, satış yapamaz ve para çekemezsiniz.',
  informationAsked:
    'Firmanızın incelenmesi için ek bilgi istendi. Onaylanana kadar fiyatlar gizlidir; sipariş veremez, satış yapamaz ve para çekemezsiniz.',
  rejected:
    'Firmanızın başvurusu onaylanmadı. Fiyatlar gizlidir; sipariş veremez, satış yapamaz ve para çekemezsiniz.',
};
const sellerSentences: Readonly<Record<Pending, string>> = {
  inReview:
    'Firmanız inceleniyor. İnceleme bitene kadar satış yapamaz ve para çekemezsiniz; ilan taslaklarınızı hazırlayabilirsiniz.',
  informationAsked:
    'Firmanızın incelenmesi için ek bilgi istendi. Onaylanana kadar satış yapamaz ve para çekemezsiniz.',
  rejected: 'Firmanızın başvurusu onaylanmadı. Satış yapamaz ve para çekemezsiniz.',
};

/**
 * Returns whether a company may order, sell, write to others and be paid; every call that does so uses this
 * rule.
 */
export const mayTrade = (state: CompanyReviewState): boolean => state === 'approved';

/** Returns the sentence on the review for members of the company; null once it is approved. */
export function reviewSentence(state: CompanyReviewState, companyType: CompanyType): string | null {
  if (state === 'approved') return null;
  return (canBuy(companyType) ? buyerSentences : sellerSentences)[state];
}

/** Returns the sentence on a company's approval and what it may do now. */
export function approvalSentence(companyType: CompanyType): string {
  const may = canBuy(companyType) ? 'sipariş verebilir ve satış yapabilirsiniz' : 'satış yapabilirsiniz';
  return `Firmanız onaylandı. Artık ${may}.`;
}
