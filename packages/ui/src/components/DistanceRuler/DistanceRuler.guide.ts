import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['How far it is to free shipping, to the next score, to the end of an import.'],
  whenNot: ['Counted months or points: Ruler.', 'Nobody knows the end: Loading.'],
  do: [
    'Write the distance beside it: “Ücretsiz kargoya 507,50 TL kaldı”.',
    'Offer the step that closes it: “2 adet daha ekle”.',
  ],
  dont: [
    'No percentage in big figures: the pharmacist thinks in lira.',
    'Do not show it once it is reached and done: say “Ücretsiz kargo” with its tick.',
  ],
  keyboard: 'none',
  criteria: [
    'A `progressbar` with the name and the way in percent [Default].',
    'Ticks fill one by one when the value grows, in at most 240 ms; still when motion is reduced.',
    'Full and empty ticks differ in width and height, not only in colour.',
  ],
  messages: 'none',
});
