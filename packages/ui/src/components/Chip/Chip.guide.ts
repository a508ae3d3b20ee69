import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['One filter of a list, on or off.'],
  whenNot: ['It does something once: Button.', 'A state to be read: Badge.'],
  do: [
    'Show how many it would leave: “9,4+ puan 4”.',
    'Give the two every pharmacist uses a key each: 9 for the point, 8 for the expiry.',
  ],
  dont: [
    'Do not hide a filter that would leave nothing: disable it, with its 0.',
    'No two chips that exclude each other: that is a RadioGroup or a Select.',
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Space, Enter', 'turns it'],
    ['the key at its side', 'turns it from anywhere, where the screen listens'],
  ],
  criteria: [
    '`aria-pressed` tells its state; a pressed one also carries a cross [Pressed].',
    'The count is read with the name: “9,4+ puan 4” [Default].',
  ],
  messages: 'none',
});
