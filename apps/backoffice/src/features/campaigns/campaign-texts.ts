import type { OperatorCampaignState } from '@havan/contract/backoffice/content/market-campaigns';

export const operatorCampaignLabels: Readonly<Record<OperatorCampaignState, string>> = {
  scheduled: 'Planlı',
  running: 'Yayında',
  paused: 'Duraklatıldı',
  ended: 'Bitti',
};

export const operatorCampaignTones = {
  scheduled: 'info',
  running: 'positive',
  paused: 'attention',
  ended: 'neutral',
} as const satisfies Record<OperatorCampaignState, string>;
