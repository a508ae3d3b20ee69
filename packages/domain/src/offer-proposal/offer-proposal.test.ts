import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceOf, proposalOrder, type ProposableOffer } from './offer-proposal.ts';

// @spec buying quick-order

const offer = (over: Partial<ProposableOffer>): ProposableOffer => ({
  count: 3,
  total: 8250,
  hasWishedExpiry: true,
  missingForMinimum: 0,
  ...over,
});

describe('proposalOrder', () => {
  const exact = offer({});

  it.each([
    ['a pack that overshoots, though a unit of it is cheaper', offer({ count: 12, total: 2400 })],
    ['an expiry that the buyer did not wish for', offer({ total: 7000, hasWishedExpiry: false })],
    ['a part of the quantity', offer({ count: 2, total: 1000 })],
    ['an order below the minimum of the seller', offer({ total: 7000, missingForMinimum: 243_500 })],
    ['a higher total', offer({ total: 8251 })],
    ['none that can be bought', offer({ count: null, total: 0 })],
  ])('proposes the whole quantity at the lowest total before %s', (_, worse) => {
    expect(proposalOrder([worse, exact], 3)).toEqual([exact, worse]);
    expect(proposalOrder([exact, worse], 3)).toEqual([exact, worse]);
  });

  it('proposes a part of the quantity before an offer that requires a choice', () => {
    const part = offer({ count: 1 });
    const near = offer({ hasWishedExpiry: false, total: 10 });
    expect(proposalOrder([near, part], 3)).toEqual([part, near]);
  });

  it('never proposes more than requested, or another expiry, without a choice', () => {
    const offers = fc.array(
      fc.record({
        count: fc.option(fc.integer({ min: 1, max: 20 })),
        total: fc.integer({ min: 1, max: 100_000 }),
        hasWishedExpiry: fc.boolean(),
        missingForMinimum: fc.integer({ min: 0, max: 10 }),
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(offers, fc.integer({ min: 1, max: 20 }), (all, asked) => {
        const [first] = proposalOrder(all, asked);
        if (!first || first.count === null || choiceOf(first, asked) !== null) return;
        expect(first.count).toBeLessThanOrEqual(asked);
        expect(first.hasWishedExpiry).toBe(true);
      }),
    );
  });

  it('proposes an offer without a choice when there is one', () => {
    expect(proposalOrder([offer({ count: 12 }), offer({ count: 1 })], 3)[0]).toEqual(offer({ count: 1 }));
  });
});
