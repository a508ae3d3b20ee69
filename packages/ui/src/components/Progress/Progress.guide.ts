import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Import, bulk work, downloads: the end is known.'],
  whenNot: ['The end is not known: Loading.', 'A goal that may never be reached: DistanceRuler.'],
  do: [
    'Say what is counted: “128 / 412 ilan”.',
    'Let one go on working: the bar stands in the list, not over it.',
  ],
  dont: ['No percent with decimals.', 'Do not run to 99 % and wait there: count what is done.'],
  keyboard: 'none',
  criteria: ['A `progressbar` with name, value and text [Default].', 'Never runs backwards.'],
  messages: 'none',
});
