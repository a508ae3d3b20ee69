import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: [
    'In the footer and in the account: light, dark, or that of the device.',
    'Beside the logo of the sign-in pages; `compact` omits the words on a phone.',
  ],
  whenNot: ['In the header: the theme is chosen once.', 'Density: the app decides it.'],
  do: [
    'The default is the choice of the device.',
    'Store the choice on this device: devices differ in their lighting.',
  ],
  dont: ['No sun that turns into a moon: three labels are clearer.', 'Do not reload the page.'],
  keyboard: [
    ['Tab', 'moves through the three choices'],
    ['Enter, Space', 'chooses'],
  ],
  criteria: [
    'The choice applies at once and after a reload (theme-preference) [Default].',
    'The selected one is marked by `aria-pressed`, a bold label and a background.',
  ],
  messages: ['Görünüm', 'Açık', 'Koyu', 'Cihaz'],
});
