import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The places of an area: the seller’s panel, the account.'],
  whenNot: ['Views of one list: Tabs.', 'On a phone of a buyer: TabBar.'],
  do: ['Group by work: orders, listings, money, settings.', 'Count what waits: “Siparişler 12”.'],
  dont: ['No place that this role may not enter.', 'No two levels open at once.'],
  keyboard: [
    ['Tab', 'walks the places'],
    ['Enter', 'opens one'],
  ],
  criteria: [
    'A `nav` with a name; the current one has `aria-current` and a bar, not only a colour [Default].',
    'Targets are at least 40 px high.',
  ],
  messages: 'none',
});
