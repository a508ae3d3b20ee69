import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Several announcements share one place and none of them is needed to go on.'],
  whenNot: [
    'All of them matter: put them beneath each other.',
    'Products to look at: a LabelSheet as a strip, which shows that more follows.',
  ],
  do: [
    'Three to five slides, each whole in itself: the period, what is offered, the way to its list.',
    'Leave `loop` off for the pictures of one product: the ends then say that all were seen.',
  ],
  dont: [
    'No sentence that must be read before buying: half of the people never see slide three.',
    'Do not shorten `autoplay` below 3000 ms.',
  ],
  keyboard: [
    ['Tab', 'walks the buttons; of the slides only the one on show'],
    ['Enter, Space', 'turns, goes to a slide, pauses'],
  ],
  criteria: [
    'Turns after 3000 ms in 500 ms; stands still on hover, on focus and when paused, as it begins when motion is reduced [Autoplay].',
    'A finger that wipes sideways turns it; at the ends nothing moves [Swipe].',
    'With `loop={false}` the ends disable their button, which keeps the focus [Ends].',
    'Slides out of sight are inert: no key and no screen reader reaches them.',
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
