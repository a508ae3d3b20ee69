import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Chip } from '../Chip/Chip.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ChipRow } from './ChipRow.tsx';

const example = (label: string) => <Chip key={label} label={label} pressed={false} onChange={still} />;
const filters = [
  '>9,4 puan',
  '8 ay+ miat',
  'Ücretsiz kargo',
  'Resmi satıcı',
  'Bugün kargoda',
  'Outlet',
  'Kampanyalı',
];

export const guide = defineGuide({
  when: ['Filters above a list.'],
  whenNot: ['More than ten filters: a Drawer with fields.', 'Views that exclude each other: Tabs.'],
  do: [
    {
      say: 'Order by use: score, expiry, free shipping, verified, today.',
      show: <ChipRow label="Filtreler">{filters.map(example)}</ChipRow>,
    },
    'Give the row a name for screen readers: “Filtreler”.',
  ],
  dont: [
    {
      say: 'Do not wrap them into three lines on a phone: the offers would move out of view.',
      show: <Inline space="xs">{filters.map(example)}</Inline>,
    },
    'Do not move pressed chips to the front: a second press would hit another one.',
  ],
  keyboard: [['Tab', 'moves through the chips; the row scrolls with the focus']],
  criteria: [
    'On a phone the row scrolls, and its edge fades where more follow [Phone].',
    'A focused or pressed chip is not cut at the edge of the row [TouchedInSight].',
    'It is a group with a name.',
  ],
  messages: 'none',
});
