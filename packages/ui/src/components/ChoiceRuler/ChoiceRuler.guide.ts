import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ChoiceRuler } from './ChoiceRuler.tsx';

const example = exampleOf(ChoiceRuler, { label: 'Sepet önerileri', value: '1', onChange: still });

export const guide = defineGuide({
  when: ['A few whole answers in an order: baskets from the cheapest to the one with the fewest parcels.'],
  whenNot: ['An amount: NumberField or MoneyField.', 'Answers without an order: RadioGroup.'],
  do: [
    'Begin with the answer that most people want: the cheapest basket.',
    {
      say: 'Write into the reading what a step costs: “2 koli · 6.190,00 TL · +%0,8”.',
      show: example({
        choices: [
          { id: '0', label: 'En ucuz', reading: '3 koli, 6.141,00 TL' },
          { id: '1', label: '2 koli', reading: '2 koli, 6.190,00 TL, +%0,8' },
          { id: '2', label: '1 koli', reading: '1 koli, 6.512,40 TL, +%6,1' },
        ],
      }),
    },
  ],
  dont: [
    {
      say: 'No more than about eight answers: the words beneath the ticks run into each other.',
      show: example({
        choices: Array.from({ length: 12 }, (_, at) => ({
          id: String(at),
          label: `${12 - at} koli`,
          reading: `${12 - at} koli`,
        })),
      }),
    },
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
