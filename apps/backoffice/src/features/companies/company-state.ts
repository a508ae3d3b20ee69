import type { FoundCompany } from '@havan/contract/backoffice/companies';

const reviews = {
  inReview: { tone: 'attention', word: 'İncelemede' },
  informationAsked: { tone: 'attention', word: 'Bilgi istendi' },
  approved: { tone: 'positive', word: 'Onaylı' },
  rejected: { tone: 'critical', word: 'Reddedildi' },
} as const;

/** Returns the state of a company as text and tone; a ban outweighs its review. */
export const companyState = ({ isBanned, reviewState }: Pick<FoundCompany, 'isBanned' | 'reviewState'>) =>
  isBanned ? ({ tone: 'critical', word: 'Satışa kapalı' } as const) : reviews[reviewState];
