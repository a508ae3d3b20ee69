import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['At the head of a home page: what falls due on the shelf, month by month.'],
  whenNot: ['One expiry: Ruler.', 'A run of past figures: Chart.'],
  do: [
    'Let every tick lead to its list: 03/2027 to the 18 listings that end then.',
    'Begin with this month at the left: near is near.',
  ],
  dont: ['No more than 24 units: farther away nobody acts.', 'Do not colour by count: colour is time here.'],
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
