import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['At the foot of every screen but the payment: there it would lead away.'],
  whenNot: [
    'The seller’s panel, which has its menu at the side.',
    'Actions of a screen: Sticky at the bottom edge.',
  ],
  do: [
    'Keep the order of the columns: what one buys with, what one sells with, help, company.',
    'Write the hours of the help desk beside its number.',
  ],
  dont: [
    'No second menu: what is needed daily stands in the header.',
    'No newsletter field: members are written to already.',
  ],
  keyboard: [['Tab', 'walks its links']],
  criteria: [
    'One `contentinfo` landmark; each column is a `nav` with its own name [Default].',
    'On a phone the columns stand two beside each other and nothing scrolls sideways.',
  ],
  messages: ['Alt bilgi, …'],
});
