import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The bank asks for its code.'],
  whenNot: ['Our own pages: Modal.', 'Something to be printed: PrintFrame.'],
  do: [
    'Ask the server what became of the payment when the frame is closed.',
    'Say before that the bank’s page opens: nobody expects a second password.',
  ],
  dont: ['Do not close it on a press outside: a code is on its way.', 'Never trust what a message says.'],
  keyboard: [
    ['Tab', 'goes into the bank’s page and out again'],
    ['Escape', 'does nothing here: an answer is awaited'],
  ],
  criteria: [
    'Only messages of the frame count [Default].',
    'The bank’s page opens no window and never replaces the page around it [Default].',
    'Closing asks the server what became of the payment; the frame decides nothing.',
    'The frame has a title.',
    'Without a way to give up there is no close button [EndedByTheBank].',
  ],
  messages: ['3-D Secure doğrulama', 'Bankanızın sayfası açılıyor'],
});
