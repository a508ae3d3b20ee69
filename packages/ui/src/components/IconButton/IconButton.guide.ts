import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The picture is known by everyone (close, plus, bin) and the place is tight: a table row, a label.'],
  whenNot: [
    'There is room for a word: Button with an icon.',
    'The picture must be explained: it is the wrong picture.',
  ],
  do: [
    'Name the thing with the act: “Nurevit Magnezyum, sepetten çıkar”.',
    'Keep the cross for closing and the bin for deleting.',
  ],
  dont: [
    'No eye for “incele” and “göster” at once: one picture, one meaning.',
    'Not more than three in a row of a table: the rest is a Menu.',
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Enter, Space', 'presses it'],
  ],
  criteria: [
    '`label` is its name and its tooltip; without one it does not compile [Default].',
    'At least 40 × 40 px under a finger.',
  ],
  messages: 'none',
});
