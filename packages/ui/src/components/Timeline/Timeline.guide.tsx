import { defineGuide } from '../../docs/guide.ts';
import { Timeline } from './Timeline.tsx';

export const guide = defineGuide({
  when: ['What became of an order, a case, a payment.'],
  whenNot: ['Steps still to be done by the person: Stepper.', 'A conversation: ChatBubble.'],
  do: [
    {
      say: 'Write what happened and who did it: “Akçınar Ecza Deposu kargoya verdi”.',
      show: (
        <Timeline
          label="Sipariş"
          events={[
            { id: 'paid', title: 'Ödeme alındı', time: '21.11.2026 14.32', state: 'done' },
            {
              id: 'ship',
              title: 'Akçınar Ecza Deposu kargoya verdi',
              time: '21.11.2026 17.40',
              state: 'current',
            },
            { id: 'here', title: 'Teslimat bekleniyor', state: 'next' },
          ]}
        />
      ),
    },
    'Show what comes next, pale: “Teslimat bekleniyor”.',
  ],
  dont: [
    {
      say: 'No promise of a day that the carrier has not given.',
      show: (
        <Timeline
          label="Sipariş"
          events={[
            { id: 'ship', title: 'Kargoda', time: '21.11.2026 17.40', state: 'current' },
            { id: 'here', title: 'Yarın kapınızda!', state: 'next' },
          ]}
        />
      ),
    },
    'Do not turn it round between two screens: oldest first.',
  ],
  keyboard: [['Tab', 'reaches the links in its details']],
  criteria: [
    'An ordered list; the current event has `aria-current` [Default].',
    'A failed one differs by mark and words [Failed].',
  ],
  messages: 'none',
});
