import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The bank asks for its code.'],
  whenNot: ['Pages of the product: Modal.', 'Content to print: PrintFrame.'],
  do: [
    'Query the server for the outcome of the payment when the frame is closed.',
    'State beforehand that the bank’s page opens and asks for a code.',
  ],
  dont: [
    'Do not take a closed dialog for a failed payment: the code may already be confirmed.',
    'Do not take a message as the outcome.',
  ],
  keyboard: [
    ['Tab', 'moves into the bank’s page and out again'],
    ['Escape', 'cancels, unless only the bank can end the step'],
  ],
  criteria: [
    'Messages of other windows are ignored [Default].',
    'The bank’s page can open no window and cannot navigate the page around it [Default].',
    'After closing, the outcome is queried from the server.',
    'The frame has a title.',
    'Without `onCancel` there is no close button [EndedByTheBank].',
  ],
  messages: ['3-D Secure doğrulama', 'Bankanızın sayfası açılıyor'],
});
