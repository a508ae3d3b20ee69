import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Deeper than one step below home: a category, a product, an order.'],
  whenNot: [
    'On home, and on steps of a task: Stepper.',
    'Where the menu at the side already shows the place: SideNav.',
  ],
  do: [
    'Use the words of the shelves: “Besin Takviyesi / Mineraller / Magnezyum”.',
    'End with the place itself, without a link.',
  ],
  dont: [
    'Do not repeat the product’s whole name when its heading stands right beneath.',
    'Do not make it a history: it is the way up, not the way back.',
  ],
  keyboard: [
    ['Tab', 'walks the links'],
    ['Enter', 'follows one'],
  ],
  criteria: [
    'A `nav` with a name; the last one has `aria-current="page"`.',
    'On a phone only the way one step up remains.',
  ],
  messages: 'none',
});
