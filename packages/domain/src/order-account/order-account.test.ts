import { expect, it } from 'vitest';
import { type OrderAccount, orderAccountText } from './order-account.ts';

const open: OrderAccount = { type: 'sold', state: 'shipped', paidOutAt: null, autoApproveAt: null };

it.each<[Partial<OrderAccount>, string]>([
  [{}, 'Kargoda'],
  [{ state: 'awaitingBuyerApproval', autoApproveAt: '2026-11-30T20:59:59Z' }, '30.11.2026 onaylanır'],
  [{ state: 'awaitingBuyerApproval', autoApproveAt: '2026-11-30T21:00:00Z' }, '01.12.2026 onaylanır'],
  [{ state: 'completed' }, 'Cüzdana geçiyor'],
  [{ state: 'completed', autoApproveAt: '2026-11-30T12:00:00Z' }, 'Cüzdana geçiyor'],
  [{ state: 'completed', paidOutAt: '2026-11-30T21:00:00Z' }, 'Cüzdana geçti 01.12.2026'],
  [{ state: 'completed', type: 'purchased' }, 'Tamamlandı'],
  [{ state: 'cancelled' }, 'İptal edildi'],
])('with %j: %s', (changes, text) => {
  expect(orderAccountText({ ...open, ...changes })).toBe(text);
});
