import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['All prices of one thing are to be seen at a glance.'],
  whenNot: ['There is one offer and no list price: the price alone says it.', 'Prices over time: Chart.'],
  do: [
    'Lead from a mark to its row (`onPick`): the eye found it, the hand follows.',
    'Give lowest of thirty days and retail price as its ends: the gain is read as a distance.',
  ],
  dont: [
    'Do not put more than one recommended mark on it.',
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
