import { describe, expect, it } from 'vitest';
import { allowedActions, nextState, type Transition } from './transition.ts';

type Light = 'red' | 'green';
const table: readonly Transition<Light, 'go' | 'stop', 'driver' | 'police'>[] = [
  { from: 'red', action: 'go', by: ['police'], to: 'green' },
  { from: 'green', action: 'stop', by: ['driver', 'police'], to: 'red' },
];

describe('nextState', () => {
  it.each([
    ['red', 'go', 'police', 'green'],
    ['red', 'go', 'driver', null],
    ['red', 'stop', 'police', null],
    ['green', 'stop', 'driver', 'red'],
    ['green', 'go', 'police', null],
  ] as const)('%s, %s by %s leads to %s', (state, action, party, next) => {
    expect(nextState(table, state, action, party)).toBe(next);
  });
});

describe('allowedActions', () => {
  it.each([
    ['red', 'driver', []],
    ['red', 'police', ['go']],
    ['green', 'driver', ['stop']],
  ] as const)('in %s the %s may %j', (state, party, actions) => {
    expect(allowedActions(table, state, party)).toEqual(actions);
  });
});
