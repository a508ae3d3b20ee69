import { describe, expect, it } from 'vitest';
import type { CampaignOffer } from '../campaign-price/campaign-price.ts';
import { campaignHint } from './campaign-hint.ts';

const offer = (parts: Partial<CampaignOffer>): CampaignOffer => ({
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
const percent = (value: number, fromQuantity = 1) => ({ fromQuantity, percent: value, amount: 0 });
const tiers = offer({ kind: 'quantityTiers', steps: [percent(5, 5), percent(10, 10)] });
const tenPlusOne = offer({ campaignCode: '10_1', kind: 'buyXGetY', bonus: { buy: 10, get: 1 } });

describe('the hint', () => {
  const line = { price: 10_000, quantity: 7, stock: 50 };
  it('names the nearest better quantity', () => {
    expect(campaignHint(line, [tiers], 50)).toEqual({
      campaign: tiers,
      missing: 3,
      gain: { unitPrice: 9_000 },
    });
    expect(campaignHint({ ...line, quantity: 9 }, [tenPlusOne], 50)).toEqual({
      campaign: tenPlusOne,
      missing: 1,
      gain: { bonusUnits: 1 },
    });
  });
  it("names the listing's own price break or bonus", () => {
    const own = { ...line, priceBreaks: [{ fromQuantity: 12, price: 9_400 }], bonus: { buy: 9, get: 1 } };
    expect(campaignHint(own, [], 50)).toEqual({ campaign: null, missing: 2, gain: { bonusUnits: 1 } });
    expect(campaignHint({ ...own, quantity: 10 }, [], 50)).toEqual({
      campaign: null,
      missing: 2,
      gain: { unitPrice: 9_400 },
    });
    expect(campaignHint({ ...own, quantity: 10 }, [tiers], 15)).toBeNull();
  });
  it('gives no hint beyond the largest quantity or at the best step', () => {
    expect(campaignHint(line, [tiers], 9)).toBeNull();
    expect(campaignHint({ ...line, quantity: 10 }, [tiers], 50)).toBeNull();
    expect(campaignHint({ ...line, quantity: 9 }, [offer({ steps: [percent(50)] }), tiers], 50)).toBeNull();
  });
});
