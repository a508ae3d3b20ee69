import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { ChoiceRuler } from './ChoiceRuler.tsx';

const example = exampleOf(ChoiceRuler, { label: 'Sepet önerileri', value: '1', onChange: still });

export const guide = defineGuide({
  when: ['A few discrete choices in an order: carts from the cheapest to the one with the fewest parcels.'],
  whenNot: ['An amount: NumberField or MoneyField.', 'Choices without an order: RadioGroup.'],
  do: [
    'Preselect the choice that most users want: the cheapest cart.',
    {
      say: 'State the cost of each choice in `reading`: “2 koli · 6.190,00 TL · +%0,8”.',
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
      say: 'At most about eight choices: the labels below the ticks would overlap.',
      show: example({
        choices: Array.from({ length: 12 }, (_, at) => ({
          id: String(at),
          label: `${12 - at} koli`,
          reading: `${12 - at} koli`,
        })),
      }),
    },
    'No choice that another one beats in every respect.',
  ],
  keyboard: [
    ['Tab', 'moves to the selected choice'],
    ['← →', 'previous or next choice'],
    ['Home, End', 'first or last choice'],
  ],
  criteria: [
    'A slider whose value is read as text [Default].',
    'Arrow keys, Home and End change it, and the text follows [Moving].',
    'The selected tick differs in width, height and a bold label, not only in colour [Dearest].',
  ],
  messages: 'none',
});
