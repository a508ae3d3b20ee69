import type { CampaignOffer } from '@havan/domain/campaign-price';
import { expect, test } from 'vitest';
import { campaignTerms } from './campaign-texts.ts';

const campaign = (parts: Partial<CampaignOffer>): CampaignOffer => ({
  campaignCode: 'deneme',
  title: 'Deneme',
  kind: 'percentOff',
  endsAt: '2026-12-31T21:00:00.000Z',
  isOfMarket: false,
  steps: [],
  bonus: null,
  right: null,
  ...parts,
});

test.each([
  ['%10 indirim', { steps: [{ fromQuantity: 1, percent: 10, amount: 0 }] }],
  ['3 adette 5,00 TL', { steps: [{ fromQuantity: 3, percent: 0, amount: 500 }] }],
  [
    '5 adette %5, 10 adette %8',
    {
      steps: [
        { fromQuantity: 5, percent: 5, amount: 0 },
        { fromQuantity: 10, percent: 8, amount: 0 },
      ],
    },
  ],
  ['10+1 mal fazlası', { bonus: { buy: 10, get: 1 } }],
  ['afet desteği, komisyonsuz', { campaignCode: 'afet_destek_hijyen' }],
])('%s', (words, parts) => {
  expect(campaignTerms(campaign(parts))).toBe(words);
});
