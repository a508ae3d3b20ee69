import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Breadcrumb } from './Breadcrumb.tsx';

const example = exampleOf(Breadcrumb, {});

export const guide = defineGuide({
  when: ['On pages more than one level below home: a category, a product, an order.'],
  whenNot: [
    'On the home page, and for the steps of a task: Stepper.',
    'Where a SideNav already shows the current page.',
  ],
  do: [
    {
      say: 'Use the names of the categories: “Besin Takviyesi / Mineraller / Magnezyum”.',
      show: example({
        items: [
          { label: 'Besin Takviyesi', href: '#besin' },
          { label: 'Mineraller', href: '#mineral' },
          { label: 'Magnezyum' },
        ],
      }),
    },
    'End with the current page, without a link.',
  ],
  dont: [
    'Do not repeat the full name of the product when it is the heading below.',
    {
      say: 'Do not show the history of visited pages: it shows the hierarchy.',
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
    ['Tab', 'moves through the links'],
    ['Enter', 'follows a link'],
  ],
  criteria: [
    'A `nav` with a name; the last item has `aria-current="page"`.',
    'On a phone only the link one level up is shown.',
  ],
  messages: 'none',
});
