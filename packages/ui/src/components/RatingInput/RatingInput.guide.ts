import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { RatingInput } from './RatingInput.tsx';

const example = exampleOf(RatingInput, { onChange: still });

export const guide = defineGuide({
  when: ['The pharmacist judges a delivery: 0 to 10.'],
  whenNot: ['A judgement that is only read: Rating.', 'A choice among words: RadioGroup.'],
  do: [
    {
      say: 'Say what the ends mean in `label`: “0 çok kötü, 10 çok iyi”.',
      show: example({ label: 'Teslimat hızı (0 çok kötü, 10 çok iyi)', value: null }),
    },
    'Ask after delivery, once.',
  ],
  dont: [
    {
      say: 'No value beforehand: ten would be given by tiredness.',
      show: example({ label: 'Teslimat hızı', value: 10 }),
    },
    'No smile that changes with the number.',
  ],
  keyboard: [
    ['Tab', 'enters at the given one, or the first'],
    ['← →', 'one less, one more'],
    ['Home, End', '0 and 10'],
  ],
  criteria: [
    'A group of radios: the arrows move the choice [Default].',
    'The chosen one is told by ground and figure, not only by colour [Given].',
  ],
  messages: 'none',
});
