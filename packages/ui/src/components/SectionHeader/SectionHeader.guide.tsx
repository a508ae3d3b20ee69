import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Link } from '../Link/Link.tsx';
import { SectionHeader } from './SectionHeader.tsx';

const example = exampleOf(SectionHeader, { title: 'Yakın miat fırsatları' });

export const guide = defineGuide({
  when: ['At the top of every page and section.'],
  whenNot: [
    'The name of a panel or an item alone: Heading.',
    'The name of a group of fields: the legend of RadioGroup.',
  ],
  do: [
    {
      say: 'State number or period in the remark: “Miadına 8 aydan az kalan 218 ilan”.',
      show: example({ remark: 'Miadına 8 aydan az kalan 218 ilan', actions: <Link href="#tumu">Tümü</Link> }),
    },
    'Place the link to all at the end: “Tümü”.',
  ],
  dont: [
    {
      say: 'Do not repeat the title in the remark.',
      show: example({ remark: 'Yakın miatlı fırsat ürünleri' }),
    },
    'At most two actions; the others are in a Menu.',
  ],
  keyboard: [['Tab', 'moves to its actions']],
  criteria: [
    'The title is a heading of the given level; the remark is not part of it [Default].',
    'On a phone nothing is cut off [WithActions].',
  ],
  messages: 'none',
});
