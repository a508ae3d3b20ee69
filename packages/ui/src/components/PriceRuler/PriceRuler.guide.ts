import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { PriceRuler } from './PriceRuler.tsx';

const prices = [36_100, 39_850, 41_520, 44_600];
const example = exampleOf(PriceRuler, {
  title: 'Fiyat cetveli',
  summary: '4 teklif',
  floor: { value: 35_890, label: 'son 30 günün en düşüğü' },
  ceiling: { value: 58_500, label: 'PSF' },
});
/** Returns marks; those at the indexes in `best` are recommended. */
const marks = (...best: number[]) =>
  prices.map((value, at) => ({
    id: String(at),
    value,
    label: `Satıcı ${at + 1}`,
    tone: best.includes(at) ? ('main' as const) : ('neutral' as const),
  }));

export const guide = defineGuide({
  when: ['An overview of all prices of a product.'],
  whenNot: ['One offer and no list price: show the price alone.', 'Prices over time: Chart.'],
  do: [
    'Scroll to the row of a pressed mark (`onPick`).',
    {
      say: 'Pass the lowest price of thirty days and the retail price as limits: the gain is visible as a distance.',
      show: example({ marks: marks(1) }),
    },
  ],
  dont: [
    { say: 'At most one recommended mark.', show: example({ marks: marks(0, 1, 2) }) },
    'Do not start the axis at 0,00 TL: the marks would be too close.',
  ],
  keyboard: [
    ['Tab', 'moves to one mark'],
    ['← →', 'previous or next mark or pile'],
    ['Home, End', 'cheapest or most expensive mark'],
    ['Enter', 'moves to its row'],
  ],
  criteria: [
    'Marks that would overlap form a pile; its text is the range and the number [Many].',
    'The focused mark is described above the axis, so nothing is covered [Default].',
    'A single offer, and offers without limits, are drawn correctly [One, WithoutLimits].',
  ],
  messages: ['fark', 'fiyat'],
});
