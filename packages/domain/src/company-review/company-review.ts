/** Where the review of a company by an operator stands. */
export const companyReviewStates = ['inReview', 'informationAsked', 'approved', 'rejected'] as const;
export type CompanyReviewState = (typeof companyReviewStates)[number];

/** What a company may not do before its review, and how that ended (product §10, "Who may trade"). */
const sentences: Readonly<Record<Exclude<CompanyReviewState, 'approved'>, string>> = {
  inReview:
    'Firmanız inceleniyor. İnceleme bitene kadar sepetinizi hazırlayabilirsiniz; sipariş veremez, satış yapamaz ve para çekemezsiniz.',
  informationAsked:
    'Firmanızın incelenmesi için ek bilgi istendi. Bilgileri tamamlayana kadar sipariş veremez, satış yapamaz ve para çekemezsiniz.',
  rejected: 'Firmanızın başvurusu onaylanmadı. Sipariş veremez, satış yapamaz ve para çekemezsiniz.',
};

/** Whether a company may order, sell, write to others and be paid: the one rule that every such call asks. */
export const mayTrade = (state: CompanyReviewState): boolean => state === 'approved';

/** What somebody of the company is told; null where there is nothing to say. */
export const reviewSentence = (state: CompanyReviewState): string | null =>
  state === 'approved' ? null : sentences[state];
