import { expect, it, test } from 'vitest';
import { recalledGoods, recallStateLabels, recallStates } from './recall.ts';

test('every state has a unique label', () => {
  expect(new Set(recallStates.map((state) => recallStateLabels[state])).size).toBe(recallStates.length);
});

it('names the lot of a recall of one lot', () => {
  expect(recalledGoods('Virendo Magnezyum', 'K0016')).toBe('Virendo Magnezyum, parti K0016');
  expect(recalledGoods('Virendo Magnezyum', null)).toBe('Virendo Magnezyum');
});
