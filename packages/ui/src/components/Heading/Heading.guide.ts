import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The name of a page, a section, a panel or a thing.'],
  whenNot: [
    'A figure, a button, a sentence: the slab is only for names.',
    'A section with a remark or a way on: SectionHeader.',
  ],
  do: [
    'Write it as Turkish writes: “Yakın miat fırsatları”, only the first word takes a capital.',
    'Put the expiry into `remark`: Nurevit Magnezyum (09/2028).',
  ],
  dont: [
    '“SİPARİŞLERİM”: capitals throughout lose the dots of i and are slower to read.',
    'Do not choose the level for its size: size is `size`.',
  ],
  keyboard: 'none',
  criteria: [
    'Ranks are never skipped; looks come from `size` [Sizes].',
    'A very long name breaks at words and never runs out of its column.',
  ],
  messages: 'none',
});
