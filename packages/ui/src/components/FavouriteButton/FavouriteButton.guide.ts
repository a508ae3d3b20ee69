import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['On the label of a product and beside its name: the pharmacist follows it.'],
  whenNot: [
    'Notify me when stock comes: a Button with its own words.',
    'Choosing rows for bulk work: Checkbox.',
  ],
  do: [
    'Turn it at once and put it back with its sentence when the call fails.',
    'Name the product: “Nurevit Magnezyum, takip et”.',
  ],
  dont: [
    'No confirmation for leaving the list: a second press takes it back.',
    'No count of followers: it is a trade, not a contest.',
  ],
  keyboard: [
    ['Tab', 'reaches it'],
    ['Enter, Space', 'turns it'],
  ],
  criteria: [
    'A press while a call is on its way does nothing [Busy].',
    'The state is `aria-pressed`, not only a filled heart [Liked].',
    'A failure is said beside it [Failed].',
  ],
  messages: ['Takip et', 'Takipten çıkar'],
});
