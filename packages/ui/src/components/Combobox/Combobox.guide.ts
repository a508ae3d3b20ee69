import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Combobox } from './Combobox.tsx';

const example = exampleOf(Combobox, { label: 'İlçe', options: [], value: null, onChange: still });

export const guide = defineGuide({
  when: ['One of a long list, found by typing: province, tax office, brand, product.'],
  whenNot: ['A short list: Select.', 'Free text: TextField. The search of the header: SearchField.'],
  do: [
    {
      say: 'Say in the placeholder what can be typed.',
      show: example({ placeholder: 'İlçe ya da il yazınız' }),
    },
    'Put what distinguishes options of one name into `remark`: “Kadıköy · İstanbul”.',
    'State what to do when nothing matches: “Barkodu yazarak da arayabilirsiniz.”',
  ],
  dont: [
    { say: '“Seçiniz” hides that the user can type.', show: example({ placeholder: 'Seçiniz' }) },
    'Do not send a request for every character: `onSearch` is called on each change, so the caller waits for a pause.',
    'Do not clear the list while the next results load: it flickers.',
  ],
  keyboard: [
    ['↓ ↑', 'open the list and move through it'],
    ['Enter', 'selects the highlighted option'],
    ['Escape', 'closes the list, then clears the field'],
  ],
  criteria: [
    '`izm` finds `İzmir`, `isp` finds `Isparta`: matching follows Turkish letters [Default].',
    'While results load the field shows and announces it [Asynchronous].',
    'The highlighted option is announced; the focus stays in the field.',
  ],
  messages: ['Sonuç bulunamadı', 'Aranıyor', 'Listeyi aç'],
});
