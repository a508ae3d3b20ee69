import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Select } from './Select.tsx';

const example = exampleOf(Select, { label: 'Kargo firması' });
const carriers = (empty: string) =>
  example({
    options: [
      { value: '', label: empty },
      { value: 'turna', label: 'Turna Kargo' },
    ],
  });

export const guide = defineGuide({
  when: ['One of a short, known list: the province’s district, the carrier, the order of a list.'],
  whenNot: ['More than about fifteen: Combobox.', 'Two to five that should be seen: RadioGroup.'],
  do: [
    'Order as the trade does: carriers by use, months by time, towns by alphabet (ç after c).',
    {
      say: 'Name the empty choice: “Tüm kargo firmaları”.',
      show: carriers('Tüm kargo firmaları'),
    },
  ],
  dont: [
    {
      say: 'No “Seçiniz” that can be sent.',
      show: carriers('Seçiniz'),
    },
    'No navigation on change: who walks with arrows is thrown off the page.',
  ],
  keyboard: [
    ['↑ ↓', 'next and previous choice'],
    ['letters', 'jump to the choice that begins so'],
    ['Space', 'opens the browser’s list'],
  ],
  criteria: [
    'The browser’s own select: on a phone the wheel of the system opens [Default].',
    'With an error it is invalid and described [WithError].',
  ],
  messages: 'none',
});
