import { expect, it } from 'vitest';
import { shortageCauses, shortageText, stockAfterShortage } from './shortage.ts';

it('puts only existing units back on sale', () => {
  expect(shortageCauses.filter((cause) => stockAfterShortage[cause] === 'backOnSale')).toEqual([
    'willNotSell',
  ]);
  expect(stockAfterShortage.notFound).toBe('empty');
});

it('returns units, product and cause in one line', () => {
  expect(shortageText(2, 'Krem', 'damaged')).toBe('2 × Krem: hasarlı');
});
