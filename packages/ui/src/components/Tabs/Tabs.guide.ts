import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Tabs } from './Tabs.tsx';

const example = exampleOf(Tabs, { label: 'Siparişler', value: 'prepare' });

export const guide = defineGuide({
  when: [
    'A few views of one list. Give them URLs, so that links, the back button and a refresh open the same view.',
  ],
  whenNot: ['Steps of a task: Stepper.', 'More than seven: Select. Pages of an area: SideNav.'],
  do: [
    {
      say: 'Show the number of entries: “Hazırlanıyor 12”.',
      show: example({
        tabs: [
          { id: 'new', label: 'Yeni', count: 3 },
          { id: 'prepare', label: 'Hazırlanıyor', count: 12 },
        ],
      }),
    },
    'Use `look="count"` where the numbers are the work of the day.',
  ],
  dont: [
    'Do not load all views at once.',
    {
      say: 'No tab that is always empty: omit it.',
      show: example({
        tabs: [
          { id: 'prepare', label: 'Hazırlanıyor', count: 12 },
          { id: 'lost', label: 'Kayıp', count: 0 },
          { id: 'void', label: 'Arşiv', count: 0 },
        ],
      }),
    },
  ],
  keyboard: [
    ['Tab', 'moves to the selected tab'],
    ['← →', 'previous or next tab'],
    ['Home, End', 'first or last tab'],
  ],
  criteria: [
    'One tab stop; arrow keys move and select [Default].',
    'Tabs that do not fit fade at the edge, and the line below the selected tab is as wide as its label [Phone].',
    'The selected tab has a line and a bold label, not only a colour [Counts].',
  ],
  messages: 'none',
});
