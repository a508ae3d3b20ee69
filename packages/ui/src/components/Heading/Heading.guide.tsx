import { defineGuide } from '../../docs/guide.ts';
import { Heading } from './Heading.tsx';

export const guide = defineGuide({
  when: ['The name of a page, a section, a panel or a thing.'],
  whenNot: [
    'A figure, a button, a sentence: the slab is only for names.',
    'A section with a remark or a way on: SectionHeader.',
  ],
  do: [
    'Write it as Turkish writes: “Yakın miat fırsatları”, only the first word takes a capital.',
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
      say: '“SİPARİŞLERİM”: capitals throughout lose the dots of i and are slower to read.',
      show: <Heading level={3}>SİPARİŞLERİM</Heading>,
    },
    'Do not choose the level for its size: size is `size`.',
  ],
  keyboard: 'none',
  criteria: [
    'Ranks are never skipped; looks come from `size` [Sizes].',
    'A very long name breaks at words and never runs out of its column.',
  ],
  messages: 'none',
});
