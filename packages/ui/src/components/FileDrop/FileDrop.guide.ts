import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { FileDrop } from './FileDrop.tsx';

const example = exampleOf(FileDrop, { label: 'Fatura', onAdd: still, onRemove: still });

export const guide = defineGuide({
  when: ['Invoices, pictures of a damaged parcel, price lists.'],
  whenNot: ['One picture with a crop: a Modal of its own.', 'Text that could be typed: a follow-up number.'],
  do: [
    {
      say: 'Name the types and the limit in `help` before anything goes wrong: “PDF ya da fotoğraf, en çok 10 MB”.',
      show: example({ files: [], help: 'PDF ya da JPEG, en çok 10 MB' }),
    },
    'Give each file its own error: “fatura.docx desteklenmiyor.”',
  ],
  dont: [
    {
      say: 'Do not drop the good files because one is bad.',
      show: example({ files: [{ id: 'all', name: '3 dosya', error: 'Dosyalar yüklenemedi.' }] }),
    },
    'Do not send at once what cannot be taken back: list first, send with the form.',
  ],
  keyboard: [
    ['Tab', 'reaches the field, then each remove button'],
    ['Enter, Space', 'opens the list of files'],
  ],
  criteria: [
    'Works without dropping: the whole field is the label of a file input [Default].',
    'Files and cells of a spreadsheet can be pasted on it [Pasting].',
    'Each file has its own way travelled, its own error, its own remove button [OnTheWay].',
  ],
  messages: ['Dosyayı buraya bırakın ya da', 'seçin', '… dosyasını kaldır'],
});
