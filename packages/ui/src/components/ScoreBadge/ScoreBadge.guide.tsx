import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { ScoreBadge } from './ScoreBadge.tsx';

export const guide = defineGuide({
  when: ['A seller’s point in a table or on a label.'],
  whenNot: ['There is room and it stands alone: Rating.', 'A state: Badge.'],
  do: [
    'Decide the grade where the rule lives: 9,4 and above is top, then 8, then 7.',
    {
      say: 'Say it when there is none yet: “Yeni satıcı”.',
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
      say: 'Do not put it on a product: products have no points here.',
      show: (
        <Inline space="xs">
          <Text weight="strong">Virendo Magnezyum 90 Kapsül</Text>
          <ScoreBadge value="9,8" grade="top" label="Ürün puanı 9,8" />
        </Inline>
      ),
    },
    'No animation towards the number.',
  ],
  keyboard: 'none',
  criteria: [
    'The figure says it; the ground only repeats it [Grades].',
    'Its `label` is read: “Satıcı puanı 9,8”.',
  ],
  messages: 'none',
});
