import { defineGuide } from '../../docs/guide.ts';
import { Stepper } from './Stepper.tsx';

export const guide = defineGuide({
  when: ['Three to five named steps, done once: payment, membership.'],
  whenNot: ['What became of something: Timeline.', 'Views of one list: Tabs.'],
  do: [
    {
      say: 'Name the steps by what is asked: “Teslimat · Ödeme · Onay”.',
      show: (
        <Stepper
          label="Ödeme adımları"
          current="1"
          steps={[
            { id: '0', label: 'Teslimat' },
            { id: '1', label: 'Ödeme' },
            { id: '2', label: 'Onay' },
          ]}
        />
      ),
    },
    'Let done steps lead back.',
  ],
  dont: [
    {
      say: 'No step that has nothing to fill in.',
      show: (
        <Stepper
          label="Ödeme adımları"
          current="0"
          steps={[
            { id: '0', label: 'Hoş geldiniz' },
            { id: '1', label: 'Ödeme' },
            { id: '2', label: 'Teşekkürler' },
          ]}
        />
      ),
    },
    'Do not number what may be done in any order.',
  ],
  keyboard: [['Tab', 'walks the steps that lead somewhere']],
  criteria: [
    'The current step has `aria-current="step"`; done ones say so in words [Default].',
    'On a phone the names stay readable: only the current one is written out.',
  ],
  messages: ['(tamamlandı)'],
});
