import { defineGuide } from '../../docs/guide.ts';
import { Progress } from './Progress.tsx';

export const guide = defineGuide({
  when: ['An import, a bulk action, a download: the length is known.'],
  whenNot: ['The length is unknown: Loading.', 'A goal that may not be reached: DistanceRuler.'],
  do: [
    {
      say: 'Name what is counted: “128 / 412 ilan”.',
      show: <Progress label="İçe aktarma" value={128} max={412} reading="128 / 412 ilan" />,
    },
    'Let the user continue to work: place it in the list, not above it.',
  ],
  dont: [
    {
      say: 'No percentage with decimals.',
      show: <Progress label="İçe aktarma" value={128} max={412} reading="%31,068" />,
    },
    'Do not run to 99 % and wait there: count finished items.',
  ],
  keyboard: [['Tab', 'moves to `Durdur`, if the task can be stopped']],
  criteria: [
    'A `progressbar` with name and percentage, and the same as visible text [Default].',
    'The caller passes values that do not decrease.',
    'A task that can be stopped has its button beside the ruler [Stopping].',
  ],
  messages: ['Durdur', 'İşleniyor'],
});
