import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Combobox } from './Combobox.tsx';

const example = exampleOf(Combobox, { label: 'İlçe', options: [], value: null, onChange: still });

export const guide = defineGuide({
  when: ['One of a long list that is found by typing: province, tax office, brand, product.'],
  whenNot: ['A short list: Select.', 'Free text: TextField. The search of the header: SearchField.'],
  do: [
    {
      say: 'Say in the placeholder what can be typed.',
      show: example({ placeholder: 'İlçe ya da il yazınız' }),
    },
    'Put what tells two of a name apart into `remark`: “Kadıköy · İstanbul”.',
    'Say what to do when nothing fits: “Barkodu yazarak da arayabilirsiniz.”',
  ],
  dont: [
    { say: '“Seçiniz” hides that one may type.', show: example({ placeholder: 'Seçiniz' }) },
    'Do not ask the server at every letter: it waits for a pause by itself, hand on only what you are called with.',
    'Do not empty the list while the next answer is on its way: it flickers.',
  ],
  keyboard: [
    ['↓ ↑', 'open and walk the list'],
    ['Enter', 'takes the highlighted one'],
    ['Escape', 'closes, then clears'],
  ],
  criteria: [
    '`izm` finds `İzmir`, `isp` finds `Isparta`: matching knows Turkish letters [Default].',
    'While the list is on its way the field says so [Asynchronous].',
    'The reached row is announced; the focus stays in the field.',
  ],
  messages: ['Sonuç bulunamadı', 'Aranıyor', 'Listeyi aç'],
});
