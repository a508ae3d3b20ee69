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
  when: ['One action is usual and has two or three variants: ship, ship with another carrier.'],
  whenNot: ['The actions are equally common: Buttons side by side.', 'No action is usual: Menu.'],
  do: [
    {
      say: 'The button is the action that most users want: “Kargoya ver”.',
      show: example({ children: 'Kargoya ver' }),
    },
    'Name the variants in full: “Başka kargo firmasıyla ver”.',
  ],
  dont: [
    'Do not hide “İptal et” among the variants of shipping.',
    {
      say: 'Do not replace the usual action by the last used one.',
      show: example({ children: 'Yarına bırak' }),
    },
  ],
  keyboard: [
    ['Tab', 'moves to the action, then to the arrow'],
    ['Enter, Space, ↓', 'on the arrow opens the menu of variants'],
    ['Escape', 'closes the menu; the focus returns'],
  ],
  criteria: [
    'Two buttons with two names; that of the arrow names its menu [Default].',
    'While loading only the action ignores presses; the menu can be opened.',
  ],
  messages: ['Diğer seçenekler'],
});
