import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['At the bottom of every screen except the payment, which it would lead away from.'],
  whenNot: [
    "The seller's panel, which has its menu at the side.",
    'Actions of a screen: Sticky at the bottom edge.',
  ],
  do: [
    'Keep the order of the columns: buying, selling, help, company.',
    'State the hours of customer service beside its number.',
  ],
  dont: [
    'No second menu: links of daily use are in the header.',
    'No newsletter field: members already receive mails.',
  ],
  keyboard: [['Tab', 'moves through its links']],
  criteria: [
    'One `contentinfo` landmark; each column is a `nav` with its own name [Default].',
    'On a phone two columns are side by side, and nothing scrolls sideways.',
  ],
  messages: ['Alt bilgi, …'],
});
