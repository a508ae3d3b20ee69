import { exampleOf } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Chat, ChatBubble } from './ChatBubble.tsx';

const example = exampleOf(ChatBubble, {
  from: 'me',
  author: 'Siz',
  time: '14.34',
  state: 'failed',
  children: 'Teşekkürler, 10 adet alacağım.',
});

export const guide = defineGuide({
  when: ['A conversation of two: buyer and seller, member and help desk.'],
  whenNot: ['What became of an order: Timeline.', 'News without an answer: the list of notifications.'],
  do: [
    {
      say: 'Keep what failed in its place with “Yeniden gönder” beneath.',
      show: (
        <Chat label="Doğru örnek">
          {example({
            action: (
              <Button variant="quiet" size="small">
                Yeniden gönder
              </Button>
            ),
          })}
        </Chat>
      ),
    },
    'Name the author when more than one person writes for a pharmacy: “Ecz. Derya Tunalı”.',
  ],
  dont: [
    {
      say: 'Do not leave what failed without a way on.',
      show: <Chat label="Yanlış örnek">{example({})}</Chat>,
    },
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
