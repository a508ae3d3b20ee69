import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Link } from '../Link/Link.tsx';
import { SectionHeader } from './SectionHeader.tsx';

const example = exampleOf(SectionHeader, { title: 'Yakın miat fırsatları' });

export const guide = defineGuide({
  when: ['At the head of every page and section.'],
  whenNot: [
    'The name of a panel or a thing alone: Heading.',
    'The name of a field group: the legend of RadioGroup.',
  ],
  do: [
    {
      say: 'Say in the remark what the list counts or since when it holds: “Miadına 8 aydan az kalan 218 ilan”.',
      show: example({ remark: 'Miadına 8 aydan az kalan 218 ilan', actions: <Link href="#tumu">Tümü</Link> }),
    },
    'Put the way to all at the end: “Tümü”.',
  ],
  dont: [
    {
      say: 'Do not repeat the title in the remark.',
      show: example({ remark: 'Yakın miatlı fırsat ürünleri' }),
    },
    'Not more than two actions: the rest is a Menu.',
  ],
  keyboard: [['Tab', 'reaches its actions']],
  criteria: [
    'Title is a heading of the given level; the remark is not part of it [Default].',
    'On a phone the actions follow beneath and nothing is cut [WithActions].',
  ],
  messages: 'none',
});
