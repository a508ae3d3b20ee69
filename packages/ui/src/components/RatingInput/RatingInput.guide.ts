import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { RatingInput } from './RatingInput.tsx';

const example = exampleOf(RatingInput, { onChange: still });

export const guide = defineGuide({
  when: ['The pharmacy rates a delivery: 0 to 10.'],
  whenNot: ['A rating to read: Rating.', 'A choice among words: RadioGroup.'],
  do: [
    {
      say: 'Explain the ends in `label`: “0 çok kötü, 10 çok iyi”.',
      show: example({ label: 'Teslimat hızı (0 çok kötü, 10 çok iyi)', value: null }),
    },
    'Ask after delivery, once.',
  ],
  dont: [
    {
      say: 'No preselected value: many users would keep it.',
      show: example({ label: 'Teslimat hızı', value: 10 }),
    },
    'No face that changes with the number.',
  ],
  keyboard: [
    ['Tab', 'enters at the selected point, or at the first'],
    ['← →', 'one point less or more'],
    ['Home, End', '0 and 10'],
  ],
  criteria: [
    'Radio buttons: arrow keys change the selection [Default].',
    'The selection is shown by filled ticks and its number, not only by colour [Given].',
  ],
  messages: 'none',
});
