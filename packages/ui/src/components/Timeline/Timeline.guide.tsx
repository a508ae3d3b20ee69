import { defineGuide } from '../../docs/guide.ts';
import { Timeline } from './Timeline.tsx';

export const guide = defineGuide({
  when: ['The history of an order, a case, a payment.'],
  whenNot: ['Steps that the user still has to do: Stepper.', 'A conversation: ChatBubble.'],
  do: [
    {
      say: 'State what happened and who did it: “Akçınar Ecza Deposu kargoya verdi”.',
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
    'Show the next event in a paler colour: “Teslimat bekleniyor”.',
  ],
  dont: [
    {
      say: 'No delivery day that the carrier has not given.',
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
    'The same order on all screens: oldest first.',
  ],
  keyboard: [['Tab', 'moves to the links in its details']],
  criteria: [
    'An ordered list; the current event has `aria-current` [Default].',
    'A failed event differs by mark and words [Failed].',
  ],
  messages: 'none',
});
