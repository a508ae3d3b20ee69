import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Switch } from './Switch.tsx';

export const guide = defineGuide({
  when: ['A setting that takes effect at once.'],
  whenNot: ['There is a save button: Checkbox.', 'A filter of a list: Chip.'],
  do: [
    {
      say: 'Name what is on: “Satışa açık”, “Kampanya e-postaları”.',
      show: <Switch label="Satışa açık" checked onChange={still} />,
    },
    'Turn it back with a sentence when the server refuses.',
  ],
  dont: [
    {
      say: 'No “Açık / Kapalı” that changes the name with the state.',
      show: <Switch label="Kapalı" checked={false} onChange={still} />,
    },
    'Nothing that costs money: that is a button with a question.',
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Space', 'turns it'],
  ],
  criteria: [
    'A `switch` whose state is told, not only coloured [On].',
    'In forced colours knob and track stay apart.',
  ],
  messages: 'none',
});
