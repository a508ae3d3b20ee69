import { expect, it } from 'vitest';
import { approvalSentence, companyReviewStates, mayTrade, reviewSentence } from './company-review.ts';

it('lets approved companies trade, and no others', () => {
  expect(companyReviewStates.filter(mayTrade)).toEqual(['approved']);
});

it.each(companyReviewStates)('has a whole sentence for %s exactly when it may not trade', (state) => {
  const sentence = reviewSentence(state, 'pharmacy');
  expect(sentence === null).toBe(mayTrade(state));
  expect(sentence ?? 'Firmanız onaylı.').toMatch(/^Firmanız.+\.$/u);
});

it('mentions orders only to a company that may buy', () => {
  expect(approvalSentence('pharmacy')).toBe(
    'Firmanız onaylandı. Artık sipariş verebilir ve satış yapabilirsiniz.',
  );
  expect(approvalSentence('merchant')).toBe('Firmanız onaylandı. Artık satış yapabilirsiniz.');
});

it('mentions prices and the cart only to a company that may buy', () => {
  const words = /fiyat|sepet|sipariş/iu;
  const pending = companyReviewStates.filter((state) => !mayTrade(state));
  for (const state of pending) {
    expect(reviewSentence(state, 'pharmacy')).toMatch(words);
    expect(reviewSentence(state, 'merchant')).not.toMatch(words);
    expect(reviewSentence(state, 'merchant')).toMatch(/satış yapamaz/iu);
  }
});
