import { defineGuide } from '../../docs/guide.ts';
import { Checkbox } from './Checkbox.tsx';

export const guide = defineGuide({
  when: ['An agreement, a choice that is sent with a form, several of many.'],
  whenNot: ['It takes effect at once: Switch.', 'One of several: RadioGroup.'],
  do: [
    {
      say: 'Write what is agreed to as a whole sentence: “Üyelik Sözleşmesi’ni okudum, onaylıyorum.”',
      show: <Checkbox label="Üyelik Sözleşmesi’ni okudum, onaylıyorum." />,
    },
    'Let the head box of a table show “some” when three of nine orders are chosen.',
  ],
  dont: [
    'Never tick an agreement beforehand: the consent is worth nothing.',
    {
      say: 'No denial: “E-posta almak istemiyorum” must be unticked to say yes.',
      show: <Checkbox label="E-posta almak istemiyorum" />,
    },
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Space', 'ticks and unticks'],
  ],
  criteria: [
    'The words are the label: a press on them ticks [Default].',
    '`indeterminate` is told to screen readers as “mixed” [States].',
    'In forced colours box and tick keep the system’s colours.',
  ],
  messages: 'none',
});
