import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Invoices, pictures of a damaged parcel, price lists.'],
  whenNot: ['One picture with a crop: a Modal of its own.', 'Text that could be typed: a follow-up number.'],
  do: [
    'Name the types and the limit in `help` before anything goes wrong: “PDF ya da fotoğraf, en çok 10 MB”.',
    'Give each file its own error: “fatura.docx desteklenmiyor.”',
  ],
  dont: [
    'Do not drop the good files because one is bad.',
    'Do not send at once what cannot be taken back: list first, send with the form.',
  ],
  keyboard: [
    ['Tab', 'reaches the field, then each remove button'],
    ['Enter, Space', 'opens the list of files'],
  ],
  criteria: [
    'Works without dropping: the whole field is the label of a file input [Default].',
    'Each file has its own way travelled, its own error, its own remove button [OnTheWay].',
  ],
  messages: ['Dosyayı buraya bırakın ya da', 'seçin', '… dosyasını kaldır'],
});
