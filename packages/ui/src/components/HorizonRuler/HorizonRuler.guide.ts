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
  when: ['At the head of a home page: what falls due on the shelf, month by month.'],
  whenNot: ['One expiry: Ruler.', 'A run of past figures: Chart.'],
  do: [
    'Let every tick lead to its list: 03/2027 to the 18 listings that end then.',
    {
      say: 'Begin with this month at the left: near is near.',
      show: example((at) => (at < 2 ? 'critical' : at < 8 ? 'attention' : 'positive')),
    },
  ],
  dont: [
    'No more than 24 units: farther away nobody acts.',
    {
      say: 'Do not colour by count: colour is time here.',
      show: example((at) =>
        (counts[at] ?? 0) > 60 ? 'critical' : (counts[at] ?? 0) > 30 ? 'attention' : 'positive',
      ),
    },
  ],
  keyboard: [
    ['Tab', 'enters at one month'],
    ['← →', 'previous and next month'],
    ['Home, End', 'first and last'],
    ['Enter', 'opens its list'],
  ],
  criteria: [
    'What is reached is read above the axis [Default].',
    'Every tick is a link with the month and the number as its name.',
  ],
  messages: 'none',
});
