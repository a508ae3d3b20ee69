import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Three to five named steps, done once: payment, membership.'],
  whenNot: ['What became of something: Timeline.', 'Views of one list: Tabs.'],
  do: ['Name the steps by what is asked: “Teslimat · Ödeme · Onay”.', 'Let done steps lead back.'],
  dont: ['No step that has nothing to fill in.', 'Do not number what may be done in any order.'],
  keyboard: [['Tab', 'walks the steps that lead somewhere']],
  criteria: [
    'The current step has `aria-current="step"`; done ones say so in words [Default].',
    'On a phone the names stay readable: only the current one is written out.',
  ],
  messages: ['(tamamlandı)'],
});
