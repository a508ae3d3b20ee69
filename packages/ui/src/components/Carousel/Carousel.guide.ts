import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Several announcements share one place, and none of them is needed to continue.'],
  whenNot: [
    'All of them matter: place them below each other.',
    'Products: a LabelSheet as a strip, which shows that more follow.',
  ],
  do: [
    'Three to five slides, each complete: the period, the offer, a link to its list.',
    'Turn `loop` off for the pictures of a product, so that the ends show that all were seen.',
  ],
  dont: [
    'No text that must be read before buying: many users do not see later slides.',
    'Do not set `autoplay` below 3000 ms.',
  ],
  keyboard: [
    ['Tab', 'moves through the buttons, and through the current slide only'],
    ['Enter, Space', 'shows the previous, next or chosen slide, or pauses'],
  ],
  criteria: [
    'Changes after 3000 ms, within 500 ms; stops on hover, on focus and when paused, and starts paused when motion is reduced [Autoplay].',
    'A horizontal swipe changes the slide; without `loop` not beyond the ends [Swipe].',
    'With `loop={false}` the button at an end is disabled and keeps the focus [Ends].',
    'Hidden slides are inert: neither keyboard nor screen readers reach them.',
  ],
  messages: [
    'Önceki',
    'Sonraki',
    'Otomatik geçişi durdur',
    'Otomatik geçişi başlat',
    '… / …',
    '…. slayta git',
    'karusel',
    'slayt',
  ],
});
