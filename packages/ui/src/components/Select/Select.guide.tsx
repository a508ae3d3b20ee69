import { defineGuide } from '../../docs/guide.ts';
import { Select } from './Select.tsx';

export const guide = defineGuide({
  when: ['One of a short, known list: the province’s district, the carrier, the order of a list.'],
  whenNot: ['More than about fifteen: Combobox.', 'Two to five that should be seen: RadioGroup.'],
  do: [
    'Order as the trade does: carriers by use, months by time, towns by alphabet (ç after c).',
    {
      say: 'Name the empty choice: “Tüm kargo firmaları”.',
      show: (
        <Select
          label="Kargo firması"
          options={[
            { value: '', label: 'Tüm kargo firmaları' },
            { value: 'turna', label: 'Turna Kargo' },
          ]}
        />
      ),
    },
  ],
  dont: [
    {
      say: 'No “Seçiniz” that can be sent.',
      show: (
        <Select
          label="Kargo firması"
          options={[
            { value: '', label: 'Seçiniz' },
            { value: 'turna', label: 'Turna Kargo' },
          ]}
        />
      ),
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
