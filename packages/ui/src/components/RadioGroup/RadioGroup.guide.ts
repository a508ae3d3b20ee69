import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Two to seven choices that should all be seen.'],
  whenNot: ['More than seven: Select or Combobox.', 'Yes or no: Checkbox or Switch.'],
  do: [
    'Put the difference beside the choice with `aside`: “1–2 gün · 49,90 TL”.',
    'Choose the usual one beforehand: the saved card, the pharmacy’s address.',
  ],
  dont: ['No “Seçiniz” as a choice.', 'Not two choices that differ by one word in the middle of a sentence.'],
  keyboard: [
    ['↑ ↓ ← →', 'move the choice'],
    ['Tab', 'enters at the chosen one and leaves the group'],
  ],
  criteria: [
    'A `radiogroup` with the question as its name [Default].',
    'Its error is tied to the group [WithError].',
  ],
  messages: 'none',
});
