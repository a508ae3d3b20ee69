import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Switch } from './Switch.tsx';

export const guide = defineGuide({
  when: ['A setting that takes effect at once.'],
  whenNot: ['There is a save button: Checkbox.', 'A filter of a list: Chip.'],
  do: [
    {
      say: 'Name the state when on: “Satışa açık”, “Kampanya e-postaları”.',
      show: <Switch label="Satışa açık" checked onChange={still} />,
    },
    'Turn it back and show a message when the server rejects the change.',
  ],
  dont: [
    {
      say: 'No “Açık / Kapalı”: the label does not change with the state.',
      show: <Switch label="Kapalı" checked={false} onChange={still} />,
    },
    'Nothing that costs money: use a button with a confirmation.',
  ],
  keyboard: [
    ['Tab', 'moves to it'],
    ['Space', 'toggles it'],
  ],
  criteria: [
    'A `switch` whose state is exposed to screen readers, not only coloured [On].',
    'In forced colours thumb and track are distinguishable.',
  ],
  messages: 'none',
});
