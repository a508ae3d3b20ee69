import { defineGuide } from '../../docs/guide.ts';
import { Progress } from './Progress.tsx';

export const guide = defineGuide({
  when: ['Import, bulk work, downloads: the end is known.'],
  whenNot: ['The end is not known: Loading.', 'A goal that may never be reached: DistanceRuler.'],
  do: [
    {
      say: 'Say what is counted: “128 / 412 ilan”.',
      show: <Progress label="İçe aktarma" value={128} max={412} reading="128 / 412 ilan" />,
    },
    'Let one go on working: the bar stands in the list, not over it.',
  ],
  dont: [
    {
      say: 'No percent with decimals.',
      show: <Progress label="İçe aktarma" value={128} max={412} reading="%31,068" />,
    },
    'Do not run to 99 % and wait there: count what is done.',
  ],
  keyboard: [['Tab', 'reaches `Durdur`, where it can be stopped']],
  criteria: [
    'A `progressbar` with name, value and text [Default].',
    'Never runs backwards.',
    'What can be stopped has its button beside the ruler [Stopping].',
  ],
  messages: ['Durdur', 'İşleniyor'],
});
