import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['It cannot be taken back: emptying the cart, deleting a listing, ending a membership.'],
  whenNot: [
    'It can be taken back: do it and offer `Geri al` in a Toast.',
    'Something must be typed: Modal with a Form.',
  ],
  do: [
    'Ask the whole question and let the button answer with the same verb: “Sepeti boşaltalım mı?” – “Sepeti boşalt”.',
    'Say what will be lost: “12 ürün sepetten çıkar.”',
  ],
  dont: [
    '“Emin misiniz?” with “Tamam”: nobody reads it twice.',
    'Do not ask before every step of shipping ten orders: ask once, with the number.',
  ],
  keyboard: [
    ['Tab', 'stays inside; begins at `Vazgeç`'],
    ['Escape', 'gives up'],
    ['Enter', 'presses the focused button'],
  ],
  criteria: [
    'Escape and a press outside give up, never confirm [Default].',
    'While working it cannot be left or confirmed twice [Working].',
    'What destroys is red and stands last.',
  ],
  messages: ['Vazgeç'],
});
