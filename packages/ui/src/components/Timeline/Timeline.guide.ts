import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['What became of an order, a case, a payment.'],
  whenNot: ['Steps still to be done by the person: Stepper.', 'A conversation: ChatBubble.'],
  do: [
    'Write what happened and who did it: “Akçınar Ecza Deposu kargoya verdi”.',
    'Show what comes next, pale: “Teslimat bekleniyor”.',
  ],
  dont: [
    'No promise of a day that the carrier has not given.',
    'Do not turn it round between two screens: oldest first.',
  ],
  keyboard: [['Tab', 'reaches the links in its details']],
  criteria: [
    'An ordered list; the current event has `aria-current` [Default].',
    'A failed one differs by mark and words [Failed].',
  ],
  messages: 'none',
});
