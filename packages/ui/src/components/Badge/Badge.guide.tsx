import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

export const guide = defineGuide({
  when: ['The state of an order, a verified seller, a count.'],
  whenNot: ['Something that can be pressed: Chip or Button.', 'The score of a seller: ScoreBadge.'],
  do: [
    {
      say: 'Give each state of an order its own mark: `moving` for “Kargoda”, `done` for “Teslim edildi”, so that the row is understood without colour.',
      show: (
        <Inline space="m">
          <Badge mark="half">Hazırlanıyor</Badge>
          <Badge mark="moving">Kargoda</Badge>
          <Badge mark="done">Teslim edildi</Badge>
        </Inline>
      ),
    },
    'One or two words: “Miadı yakın”, “Yeni”.',
  ],
  dont: [
    'At most one filled badge on a label, so that badges do not compete.',
    {
      say: 'No sentences: “Satıcı siparişi henüz onaylamadı” is a Text.',
      show: (
        <Badge tone="attention" variant="filled">
          Satıcı siparişi henüz onaylamadı
        </Badge>
      ),
    },
  ],
  keyboard: 'none',
  criteria: [
    'The word is always shown; mark and colour repeat it [States].',
    'The text reaches 4.5:1 on its background in both themes (contrast test).',
  ],
  messages: 'none',
});
