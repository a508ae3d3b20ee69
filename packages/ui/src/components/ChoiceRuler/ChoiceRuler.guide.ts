import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['A few whole answers in an order: baskets from the cheapest to the one with the fewest parcels.'],
  whenNot: ['An amount: NumberField or MoneyField.', 'Answers without an order: RadioGroup.'],
  do: [
    'Begin with the answer that most people want: the cheapest basket.',
    'Write into the reading what a step costs: “2 koli · 6.190,00 TL · +%0,8”.',
  ],
  dont: [
    'No more than about eight answers: the words beneath the ticks run into each other.',
    'No answer that another beats in everything.',
  ],
  keyboard: [
    ['Tab', 'enters at the chosen answer'],
    ['← →', 'the answer before or after'],
    ['Home, End', 'the first or the last'],
  ],
  criteria: [
    'A slider whose value is read as a sentence [Default].',
    'Arrow keys, Home and End move it, and the reading follows [Moving].',
    'The chosen tick is told by width, height and its word in bold, not only by colour [Dearest].',
  ],
  messages: 'none',
});
