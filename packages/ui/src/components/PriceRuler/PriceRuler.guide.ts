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
/** Marks of which those at `best` are recommended. */
const marks = (...best: number[]) =>
  prices.map((value, at) => ({
    id: String(at),
    value,
    label: `Satıcı ${at + 1}`,
    tone: best.includes(at) ? ('main' as const) : ('neutral' as const),
  }));

export const guide = defineGuide({
  when: ['All prices of one thing are to be seen at a glance.'],
  whenNot: ['There is one offer and no list price: the price alone says it.', 'Prices over time: Chart.'],
  do: [
    'Lead from a mark to its row (`onPick`): the eye found it, the hand follows.',
    {
      say: 'Give lowest of thirty days and retail price as its ends: the gain is read as a distance.',
      show: example({ marks: marks(1) }),
    },
  ],
  dont: [
    { say: 'Do not put more than one recommended mark on it.', show: example({ marks: marks(0, 1, 2) }) },
    'Do not begin the axis at 0,00 TL: the prices would be one stroke.',
  ],
  keyboard: [
    ['Tab', 'enters at one mark'],
    ['← →', 'previous and next mark or pile'],
    ['Home, End', 'cheapest and dearest'],
    ['Enter', 'goes to its row'],
  ],
  criteria: [
    'Marks that would collide pile up; a pile says its range and how many [Many].',
    'What is reached is read above the axis, so nothing is covered [Default].',
    'One offer, and none of the limits, still draw well [One, WithoutLimits].',
  ],
  messages: ['fark', 'fiyat'],
});
