import { defineGuide } from '../../docs/guide.ts';
import { Heading } from './Heading.tsx';

export const guide = defineGuide({
  when: ['The name of a page, a section, a panel or an item.'],
  whenNot: [
    'A number, a button, a sentence: the slab typeface is for names.',
    'A section with a remark or a link: SectionHeader.',
  ],
  do: [
    'Use Turkish sentence case: “Yakın miat fırsatları”, only the first word has a capital.',
    {
      say: 'Put the expiry into `remark`: Nurevit Magnezyum (09/2028).',
      show: (
        <Heading level={3} remark="(09/2028)">
          Nurevit Magnezyum
        </Heading>
      ),
    },
  ],
  dont: [
    {
      say: '“SİPARİŞLERİM”: text in capitals is slower to read.',
      show: <Heading level={3}>SİPARİŞLERİM</Heading>,
    },
    'Do not choose the level by its size: set `size`.',
  ],
  keyboard: 'none',
  criteria: [
    'Levels are not skipped; `size` sets the appearance [Sizes].',
    'A very long name breaks at words and does not overflow its column.',
  ],
  messages: 'none',
});
