import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['An action that cannot be undone: emptying the cart, deleting a listing, ending a membership.'],
  whenNot: [
    'An action that can be undone: execute it and offer `Geri al` in a Toast.',
    'The user must type something: Modal with a Form.',
  ],
  do: [
    'Ask a full question, and use the same verb on the button: “Sepeti boşaltalım mı?” – “Sepeti boşalt”.',
    'State what will be lost: “12 ürün sepetten çıkar.”',
  ],
  dont: [
    '“Emin misiniz?” with “Tamam” names no consequence.',
    'Do not ask for each of ten orders to ship: ask once, with the number.',
  ],
  keyboard: [
    ['Tab', 'stays inside, starting at the dialog'],
    ['Escape', 'cancels'],
    ['Enter', 'activates the focused button'],
  ],
  criteria: [
    'Escape and a click outside cancel and never confirm [Default].',
    'While loading it cannot be confirmed twice [Working].',
    'A destructive action is red and last.',
  ],
  messages: ['Vazgeç'],
});
