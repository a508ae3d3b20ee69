import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Stepper } from './Stepper.tsx';

const example = exampleOf(Stepper, { label: 'Ödeme adımları' });
const steps = (current: number, ...labels: string[]) =>
  example({ current: String(current), steps: labels.map((label, at) => ({ id: String(at), label })) });

export const guide = defineGuide({
  when: ['Three to five named steps, done once: payment, membership.'],
  whenNot: ['What became of something: Timeline.', 'Views of one list: Tabs.'],
  do: [
    {
      say: 'Name the steps by what is asked: “Teslimat · Ödeme · Onay”.',
      show: steps(1, 'Teslimat', 'Ödeme', 'Onay'),
    },
    'Let done steps lead back.',
  ],
  dont: [
    {
      say: 'No step that has nothing to fill in.',
      show: steps(0, 'Hoş geldiniz', 'Ödeme', 'Teşekkürler'),
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
