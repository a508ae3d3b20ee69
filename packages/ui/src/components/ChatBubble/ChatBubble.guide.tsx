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
  when: ['A conversation of two parties: buyer and seller, member and customer service.'],
  whenNot: ['The history of an order: Timeline.', 'Messages without an answer: the list of notifications.'],
  do: [
    {
      say: 'Keep a failed message in its place, with “Yeniden gönder” below.',
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
    'Name the author when several people write for a pharmacy: “Ecz. Derya Tunalı”.',
  ],
  dont: [
    {
      say: 'Do not leave a failed message without a way to send it again.',
      show: <Chat label="Yanlış örnek">{example({})}</Chat>,
    },
    'Do not clear the field before the message is sent: the text would be lost on a failure.',
    'No avatar on own messages.',
  ],
  keyboard: [
    ['Tab', 'moves to the buttons of failed messages'],
    ['↑ ↓', 'scroll the page'],
  ],
  criteria: [
    'The conversation has `role="log"`: new messages are announced politely [Default].',
    'A failed message is marked in words and can be sent again.',
    'Own messages differ by side and background.',
  ],
  messages: ['Gönderiliyor', 'Gönderildi', 'Okundu', 'Gönderilemedi'],
});
