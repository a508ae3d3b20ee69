import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { SplitButton } from './SplitButton.tsx';

const example = exampleOf(SplitButton, {
  items: [
    { id: 'other', label: 'Başka kargo firmasıyla ver' },
    { id: 'later', label: 'Yarına bırak' },
  ],
});

export const guide = defineGuide({
  when: ['One action is usual, two or three are its variations: ship, ship with another carrier.'],
  whenNot: ['The actions are equals: Buttons side by side.', 'None is usual: Menu.'],
  do: [
    {
      say: 'Let the usual one be what nine of ten do: “Kargoya ver”.',
      show: example({ children: 'Kargoya ver' }),
    },
    'Name the variations whole: “Başka kargo firmasıyla ver”.',
  ],
  dont: [
    'Do not hide “İptal et” among the variations of shipping.',
    {
      say: 'Do not change the usual one by what was done last.',
      show: example({ children: 'Yarına bırak' }),
    },
  ],
  keyboard: [
    ['Tab', 'reaches the action, then the arrow'],
    ['Enter, Space, ↓', 'on the arrow opens the variations'],
    ['Escape', 'closes; the focus returns'],
  ],
  criteria: [
    'Two buttons, two names; the arrow says what it opens [Default].',
    'While loading the arrow is disabled too.',
  ],
  messages: ['Diğer seçenekler'],
});
