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
  when: ['One of a short, known list: the district, the carrier, the sort order.'],
  whenNot: ['More than about fifteen: Combobox.', 'Two to five options that should be visible: RadioGroup.'],
  do: [
    'Order as the trade does: carriers by use, months by time, towns by alphabet (ç after c).',
    {
      say: 'Name the empty option: “Tüm kargo firmaları”.',
      show: carriers('Tüm kargo firmaları'),
    },
  ],
  dont: [
    {
      say: 'No “Seçiniz” that can be submitted.',
      show: carriers('Seçiniz'),
    },
    'No navigation on change: arrow keys would leave the page.',
  ],
  keyboard: [
    ['↑ ↓', 'next or previous option'],
    ['letters', 'move to the option that starts with them'],
    ['Space', 'opens the list of the browser'],
  ],
  criteria: [
    'A native select: on a phone the list of the system opens [Default].',
    'With an error it is invalid and has a description [WithError].',
  ],
  messages: 'none',
});
