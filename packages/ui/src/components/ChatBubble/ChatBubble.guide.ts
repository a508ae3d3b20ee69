import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['A conversation of two: buyer and seller, member and help desk.'],
  whenNot: ['What became of an order: Timeline.', 'News without an answer: the list of notifications.'],
  do: [
    'Keep what failed in its place with “Yeniden gönder” beneath.',
    'Name the author when more than one person writes for a pharmacy: “Ecz. Derya Tunalı”.',
  ],
  dont: [
    'Do not clear the field before the message is on its way: a lost sentence is not written twice.',
    'No avatar on one’s own messages.',
  ],
  keyboard: [
    ['Tab', 'reaches the conversation, then the buttons of failed messages'],
    ['↑ ↓', 'scroll it'],
  ],
  criteria: [
    'The conversation is a `log`: what arrives is announced politely [Default].',
    'A failed message says so in words and can be sent again.',
    'Side and ground both tell whose words they are.',
  ],
  messages: ['Gönderiliyor', 'Gönderildi', 'Okundu', 'Gönderilemedi'],
});
