import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['A few words that help an expert on the first day and nobody needs on the second.'],
  whenNot: [
    'Without the words one cannot go on: write them on the page.',
    'It holds a link or a button: Popover.',
  ],
  do: ['Explain a figure: “PSF’den fiyat çıkınca kalan”.', 'Name the key: “Ara (/)”.'],
  dont: ['Never the only name of a control: a finger has no hover.', 'No sentence longer than a line.'],
  keyboard: [
    ['Tab', 'to the control shows it'],
    ['Escape', 'hides it'],
  ],
  criteria: [
    'Appears on hover and on focus, goes with Escape [Default].',
    'The control has its own name: the tooltip only adds to it.',
  ],
  messages: 'none',
});
