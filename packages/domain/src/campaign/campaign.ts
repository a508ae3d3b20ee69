import { allowedActions, nextState, type Transition } from '../transition/transition.ts';

export const campaignStates = ['draft', 'scheduled', 'running', 'ended'] as const;
export type CampaignState = (typeof campaignStates)[number];

export const campaignStateLabels: Readonly<Record<CampaignState, string>> = {
  draft: 'Taslak',
  scheduled: 'Planlandı',
  running: 'Yayında',
  ended: 'Sona erdi',
};

/** Kinds of campaign (product §4). */
export const campaignKinds = [
  'percentOff',
  'amountOff',
  'buyXGetY',
  'quantityTiers',
  'specialDay',
  'disasterRelief',
] as const;
export type CampaignKind = (typeof campaignKinds)[number];

export const campaignKindLabels: Readonly<Record<CampaignKind, string>> = {
  percentOff: 'Yüzde indirimi',
  amountOff: 'Tutar indirimi',
  buyXGetY: 'Al-Kazan (MF)',
  quantityTiers: 'Kademeli fiyat',
  specialDay: 'Özel gün',
  disasterRelief: 'Afet desteği',
};

export type CampaignParty = 'seller' | 'platform' | 'system';
export type CampaignAction = 'schedule' | 'unschedule' | 'start' | 'pause' | 'resume' | 'end';

export const campaignTransitions: readonly Transition<CampaignState, CampaignAction, CampaignParty>[] = [
  { from: 'draft', action: 'schedule', by: ['seller', 'platform'], to: 'scheduled' },
  { from: 'scheduled', action: 'unschedule', by: ['seller', 'platform'], to: 'draft' },
  { from: 'scheduled', action: 'start', by: ['system'], to: 'running' },
  { from: 'running', action: 'pause', by: ['seller', 'platform'], to: 'ended' },
  // Only a paused campaign can be resumed.
  { from: 'ended', action: 'resume', by: ['seller', 'platform'], to: 'running' },
  { from: 'running', action: 'end', by: ['seller', 'platform', 'system'], to: 'ended' },
];

/** Returns the state after `action` by `party`; null when it is not allowed. */
export function nextCampaignState(
  state: CampaignState,
  action: CampaignAction,
  party: CampaignParty,
): CampaignState | null {
  return nextState(campaignTransitions, state, action, party);
}

/** Returns the actions that `party` may do on a campaign in `state`. */
export function allowedCampaignActions(state: CampaignState, party: CampaignParty): CampaignAction[] {
  return allowedActions(campaignTransitions, state, party);
}
