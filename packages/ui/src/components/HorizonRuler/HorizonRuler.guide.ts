import { createElement } from 'react';
import { defineGuide } from '../../docs/guide.ts';
import { HorizonRuler } from './HorizonRuler.tsx';

const counts = [4, 9, 12, 20, 31, 48, 52, 42, 60, 71, 66, 80];
const example = (toneOf: (at: number) => 'critical' | 'attention' | 'positive') =>
  createElement(HorizonRuler, {
    label: 'Rafınızdaki miatlar',
    summary: '544 ilan, 12 ay',
    reading: ({ label, count }) => `${label}, ${count} ilan`,
    units: counts.map((count, at) => {
      const month = ((11 + at) % 12) + 1;
      const label = `${String(month).padStart(2, '0')}/${2026 + Math.floor((11 + at) / 12)}`;
      return { id: label, label, count, tone: toneOf(at), href: `#${label}` };
    }),
  });

export const guide = defineGuide({
  when: ['At the top of a home page: expiring stock by month.'],
  whenNot: ['A single expiry: Ruler.', 'Past values: Chart.'],
  do: [
    'Every tick links to its list: 03/2027 to the 18 listings that expire then.',
    {
      say: 'Start with the current month at the left.',
      show: example((at) => (at < 2 ? 'critical' : at < 8 ? 'attention' : 'positive')),
    },
  ],
  dont: [
    'At most 24 units: later ones need no action yet.',
    {
      say: 'Do not colour by count: the colour shows how near the date is.',
      show: example((at) =>
        (counts[at] ?? 0) > 60 ? 'critical' : (counts[at] ?? 0) > 30 ? 'attention' : 'positive',
      ),
    },
  ],
  keyboard: [
    ['Tab', 'moves to one month'],
    ['← →', 'previous and next month'],
    ['Home, End', 'first and last'],
    ['Enter', 'opens the list of the month'],
  ],
  criteria: [
    'The focused month is described above the axis [Default].',
    'Every tick is a link named by month and number.',
  ],
  messages: 'none',
});
