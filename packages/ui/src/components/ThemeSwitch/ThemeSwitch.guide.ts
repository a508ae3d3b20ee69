import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: [
    'In the footer and in the account: light, dark, or as the machine says.',
    'Beside the logo of the sign-in pages; `compact` leaves the words out on a phone.',
  ],
  whenNot: ['In the header: it is chosen once.', 'Density: the app decides it.'],
  do: [
    'Begin with the machine’s own choice.',
    'Keep it for this device: the night desk is dark, the counter is light.',
  ],
  dont: ['No sun that turns into a moon: three words are clearer.', 'Do not reload the page for it.'],
  keyboard: [
    ['Tab', 'walks the three'],
    ['Enter, Space', 'chooses'],
  ],
  criteria: [
    'The choice holds at once and after a reload (theme-preference) [Default].',
    'The chosen one is told by `aria-pressed`, weight and ground.',
  ],
  messages: ['Görünüm', 'Açık', 'Koyu', 'Cihaz'],
});
