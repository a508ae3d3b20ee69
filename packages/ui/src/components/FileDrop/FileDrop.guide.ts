import { exampleOf, still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { FileDrop } from './FileDrop.tsx';

const example = exampleOf(FileDrop, { label: 'Fatura', onAdd: still, onRemove: still });

export const guide = defineGuide({
  when: ['Invoices, pictures of a damaged parcel, price lists.'],
  whenNot: ['One picture to crop: a Modal of its own.', 'A text that can be typed: a tracking number.'],
  do: [
    {
      say: 'State the file types and the limit in `help`: “PDF ya da fotoğraf, en çok 10 MB”.',
      show: example({ files: [], help: 'PDF ya da JPEG, en çok 10 MB' }),
    },
    'Show the error of each file: “fatura.docx desteklenmiyor.”',
  ],
  dont: [
    {
      say: 'Do not reject the valid files because one is invalid.',
      show: example({ files: [{ id: 'all', name: '3 dosya', error: 'Dosyalar yüklenemedi.' }] }),
    },
    'Do not upload at once what cannot be undone: list the files and send them with the form.',
  ],
  keyboard: [
    ['Tab', 'moves to the field, then to each remove button'],
    ['Enter, Space', 'opens the file dialog'],
  ],
  criteria: [
    'Works without dragging: the whole field is the label of a file input [Default].',
    'Files and spreadsheet cells can be pasted into it [Pasting].',
    'Each file has its own progress, error and remove button [OnTheWay].',
  ],
  messages: ['Dosyayı buraya bırakın ya da', 'seçin', '… dosyasını kaldır'],
});
