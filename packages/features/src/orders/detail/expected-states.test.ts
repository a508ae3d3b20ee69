import { allowedOrderActions, nextOrderState, orderParties, orderStates } from '@havan/domain/order';
import { expect, test } from 'vitest';
import { expectedStates } from './expected-states.ts';

test('a shipped order will be delivered, then completed', () => {
  expect(expectedStates('shipped')).toEqual(['awaitingBuyerApproval', 'completed']);
});

test('nothing lies ahead of an ended order', () => {
  expect(expectedStates('completed')).toEqual([]);
  expect(expectedStates('cancelled')).toEqual([]);
});

test('each step that is promised is one that the domain allows', () => {
  for (const state of orderStates) {
    const [next] = expectedStates(state);
    if (!next) continue;
    const reachable = orderParties.flatMap((party) =>
      allowedOrderActions(state, party).map((action) => nextOrderState(state, action, party)),
    );
    expect(reachable).toContain(next);
  }
});
