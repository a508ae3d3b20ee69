import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Stepper } from './Stepper.tsx';

const example = exampleOf(Stepper, { label: 'Ödeme adımları' });
const steps = (current: number, ...labels: string[]) =>
  example({ current: String(current), steps: labels.map((label, at) => ({ id: String(at), label })) });

export const guide = defineGuide({
  when: ['Three to five named steps of a task: payment, membership.'],
  whenNot: ['The history of a record: Timeline.', 'Views of one list: Tabs.'],
  do: [
    {
      say: 'Name the steps by their content: “Teslimat · Ödeme · Onay”.',
      show: steps(1, 'Teslimat', 'Ödeme', 'Onay'),
    },
    'Offer a way back beside it: the steps are not links.',
  ],
  dont: [
    {
      say: 'No step without input.',
      show: steps(0, 'Hoş geldiniz', 'Ödeme', 'Teşekkürler'),
    },
    'Not for steps that may be done in any order.',
  ],
  keyboard: [['Tab', 'skips it: the steps are not focusable']],
  criteria: [
    'The current step has `aria-current="step"`; done ones are marked in words [Default].',
    'On a phone only the current step shows its label.',
  ],
  messages: ['(tamamlandı)'],
});
