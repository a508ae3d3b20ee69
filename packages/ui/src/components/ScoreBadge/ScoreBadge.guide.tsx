import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { ScoreBadge } from './ScoreBadge.tsx';

export const guide = defineGuide({
  when: ['The score of a seller in a table or on a label.'],
  whenNot: ['There is room for more: Rating.', 'A state: Badge.'],
  do: [
    'Compute the grade in the domain: 9,4 and above is top, then 8, then 7.',
    {
      say: 'State that there is no score yet: “Yeni satıcı”.',
      show: (
        <Inline space="xs">
          <ScoreBadge value="–" grade="none" label="Henüz puanı yok" />
          <Text size="small">Yeni satıcı</Text>
        </Inline>
      ),
    },
  ],
  dont: [
    {
      say: 'Not on a product: products have no score.',
      show: (
        <Inline space="xs">
          <Text weight="strong">Virendo Magnezyum 90 Kapsül</Text>
          <ScoreBadge value="9,8" grade="top" label="Ürün puanı 9,8" />
        </Inline>
      ),
    },
    'No animation of the number.',
  ],
  keyboard: 'none',
  criteria: [
    'The number is the score; the background repeats its grade [Grades].',
    'Label and number are read: “Satıcı puanı, 10 üzerinden: 9,8”.',
  ],
  messages: 'none',
});
