import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { SideNav } from './SideNav.tsx';

const example = exampleOf(SideNav, { label: 'Satıcı paneli' });

export const guide = defineGuide({
  when: ['The pages of an area: the seller’s panel, the account.'],
  whenNot: ['Views of one list: Tabs.', 'On a phone of a buyer: TabBar.'],
  do: [
    'Group by task: orders, listings, money, settings.',
    {
      say: 'Show the number of waiting tasks: “Siparişler 12”.',
      show: example({
        items: [
          { id: 'orders', label: 'Siparişler', href: '#siparisler', count: 12, current: true },
          { id: 'listings', label: 'İlanlarım', href: '#ilanlar' },
          { id: 'money', label: 'Hakediş', href: '#hakedis' },
        ],
      }),
    },
  ],
  dont: [
    {
      say: "No page that the user's role may not open.",
      show: example({
        items: [
          { id: 'orders', label: 'Siparişler', href: '#siparisler', current: true },
          { id: 'roles', label: 'Yetkiler (erişiminiz yok)', href: '#yetkiler' },
        ],
      }),
    },
    'No two levels open at once.',
  ],
  keyboard: [
    ['Tab', 'moves through the items'],
    ['Enter', 'opens an item'],
  ],
  criteria: [
    'On a phone the row scrolls, and its edge fades where more follow [Phone].',
    'A `nav` with a name; the current item has `aria-current` and a bar, not only a colour [Default].',
    'Targets are at least 40 px high.',
  ],
  messages: 'none',
});
