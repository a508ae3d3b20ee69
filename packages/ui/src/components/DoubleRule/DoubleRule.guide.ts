import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The best value of a column; the amount to pay.'],
  whenNot: [
    'Anything that is merely important: weight and size say that.',
    'Under a heading or as an ornament.',
  ],
  do: [
    'One best in each column: the lowest price, the longest expiry, the largest stock.',
    'Under the last line of the slip: “Ödenecek tutar 9.711,00 TL”.',
  ],
  dont: [
    'Do not mark two values of a column, except where they are equal.',
    'Do not wear it on a sum that is not final: subtotal and shipping have none.',
  ],
  keyboard: 'none',
  criteria: [
    'The best of a column is also said (`label`), not only drawn [Best].',
    'The lines reach 3:1 against the sheet in both themes.',
  ],
  messages: 'none',
});
