import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Tabs } from './Tabs.tsx';

const example = exampleOf(Tabs, { label: 'Siparişler', value: 'prepare' });

export const guide = defineGuide({
  when: [
    'A few views of the same list. Give them addresses: then a link, the back button and a refresh land on the same view.',
  ],
  whenNot: ['Steps of a task: Stepper.', 'More than seven: Select. Places of an area: SideNav.'],
  do: [
    {
      say: 'Count what each holds: “Hazırlanıyor 12”.',
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
      say: 'No tab that is empty for everyone: leave it out.',
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
    ['Tab', 'enters at the chosen one'],
    ['← →', 'previous and next tab'],
    ['Home, End', 'first and last'],
  ],
  criteria: [
    'One tab stop; the arrows move and open [Default].',
    'Where the row is cut its edge fades, and the line beneath the chosen one is as wide as its words [Phone].',
    'The chosen one has a line and weight, not only a colour [Counts].',
  ],
  messages: 'none',
});
