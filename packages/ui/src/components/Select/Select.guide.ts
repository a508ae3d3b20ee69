import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['One of a short, known list: the province’s district, the carrier, the order of a list.'],
  whenNot: ['More than about fifteen: Combobox.', 'Two to five that should be seen: RadioGroup.'],
  do: [
    'Order as the trade does: carriers by use, months by time, towns by alphabet (ç after c).',
    'Name the empty choice: “Tüm kargo firmaları”.',
  ],
  dont: [
    'No “Seçiniz” that can be sent.',
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
