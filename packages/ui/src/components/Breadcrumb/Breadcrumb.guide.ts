import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const example = exampleOf(Breadcrumb, {});

export const guide = defineGuide({
  when: ['Deeper than one step below home: a category, a product, an order.'],
  whenNot: [
    'On home, and on steps of a task: Stepper.',
    'Where the menu at the side already shows the place: SideNav.',
  ],
  do: [
    {
      say: 'Use the words of the shelves: “Besin Takviyesi / Mineraller / Magnezyum”.',
      show: example({
        items: [
          { label: 'Besin Takviyesi', href: '#besin' },
          { label: 'Mineraller', href: '#mineral' },
          { label: 'Magnezyum' },
        ],
      }),
    },
    'End with the place itself, without a link.',
  ],
  dont: [
    'Do not repeat the product’s whole name when its heading stands right beneath.',
    {
      say: 'Do not make it a history: it is the way up, not the way back.',
      show: example({
        items: [
          { label: 'Sepet', href: '#sepet' },
          { label: '“magn” araması', href: '#ara' },
          { label: 'Magnezyum' },
        ],
      }),
    },
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
