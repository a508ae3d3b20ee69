import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Rating } from './Rating.tsx';

export const guide = defineGuide({
  when: ['What others gave: 9,8 of 10 for a seller, 86 of 100 for a delivery.'],
  whenNot: ['The person gives it: RatingInput.', 'In a dense row: ScoreBadge.'],
  do: [
    {
      say: 'Write the number of judgements beside it: “462 değerlendirme”.',
      show: (
        <Inline space="s">
          <Rating value={9.8} label="Satıcı puanı" tone="positive" />
          <Text size="small" tone="soft">
            462 değerlendirme
          </Text>
        </Inline>
      ),
    },
    'One decimal on the scale of ten, none on the scale of a hundred.',
  ],
  dont: [
    { say: 'No stars: half a star is not 9,4.', show: <Text size="large">★★★★½</Text> },
    'No 10,0 from one judgement without saying so.',
  ],
  keyboard: 'none',
  criteria: [
    'The figure is written and read; the ruler repeats it [TenScale].',
    'Ten ticks for ten, twenty for a hundred: one tick, one unit [HundredScale].',
  ],
  messages: 'none',
});
