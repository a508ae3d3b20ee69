import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

export const guide = defineGuide({
  when: ['The state of an order, a verified seller, a count.'],
  whenNot: [
    'The thing can be pressed: Chip or Button.',
    'A seller’s point: ScoreBadge, which knows the four grades.',
  ],
  do: [
    {
      say: 'Give each state of an order its own mark: “Kargoda” moves, “Teslim edildi” is done; the row is read without colour.',
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
    'No more than one filled badge on a label: two shout each other down.',
    {
      say: 'No sentence in it: “Satıcı siparişi henüz onaylamadı” is a Text.',
      show: (
        <Badge tone="attention" variant="filled">
          Satıcı siparişi henüz onaylamadı
        </Badge>
      ),
    },
  ],
  keyboard: 'none',
  criteria: [
    'The word is always there; mark and colour repeat it [States].',
    'Words reach 4.5:1 on their ground in both themes (contrast test).',
  ],
  messages: 'none',
});
