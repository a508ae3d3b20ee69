import { defineGuide } from '../../docs/guide.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide = defineGuide({
  when: ['An agreement, a choice that is submitted with a form, several of many.'],
  whenNot: ['A setting that takes effect at once: Switch.', 'One of several: RadioGroup.'],
  do: [
    {
      say: 'Write an agreement as a whole sentence: “Üyelik Sözleşmesi’ni okudum, onaylıyorum.”',
      show: <Checkbox label="Üyelik Sözleşmesi’ni okudum, onaylıyorum." />,
    },
    'Show the checkbox in a table header as `indeterminate` when three of nine orders are selected.',
  ],
  dont: [
    'Never tick an agreement beforehand: such a consent is not valid.',
    {
      say: 'No negations: “E-posta almak istemiyorum” would have to be unticked to agree.',
      show: <Checkbox label="E-posta almak istemiyorum" />,
    },
  ],
  keyboard: [
    ['Tab', 'moves to it'],
    ['Space', 'toggles it'],
  ],
  criteria: [
    'The text is the label: a click on it toggles [Default].',
    '`indeterminate` is exposed to screen readers as “mixed” [States].',
    'In forced colours box and tick have system colours.',
  ],
  messages: 'none',
});
