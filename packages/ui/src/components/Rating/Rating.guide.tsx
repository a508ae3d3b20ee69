import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Rating } from './Rating.tsx';

export const guide = defineGuide({
  when: ['Ratings by other users: 9,8 of 10 for a seller, 86 of 100 for a delivery.'],
  whenNot: ['The user gives a rating: RatingInput.', 'In a dense row: ScoreBadge.'],
  do: [
    {
      say: 'Show the number of ratings beside it: “462 değerlendirme”.',
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
    { say: 'No stars: they cannot show 9,4.', show: <Text size="large">★★★★½</Text> },
    'No 10,0 from a single rating without stating its number.',
  ],
  keyboard: 'none',
  criteria: [
    'The number is shown and read; the ticks repeat it [TenScale].',
    'Ten ticks on both scales: one point or ten points each [HundredScale].',
  ],
  messages: 'none',
});
