import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { Chat, ChatBubble } from './ChatBubble.tsx';

const meta = {
  title: 'Components/Data/ChatBubble',
  component: Chat,
  parameters: {
    ...guide({
      when: ['A conversation of two.'],
      criteria: ['A log: what arrives is announced.', 'A failed message says so and can be sent again.'],
      messages: ['Gönderiliyor', 'Gönderildi', 'Okundu', 'Gönderilemedi'],
    }),
  },
} satisfies Meta<typeof Chat>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    label: 'Akçınar Ecza Deposu ile mesajlar',
    children: [
      <ChatBubble
        key="1"
        from="other"
        author="Akçınar Ecza Deposu"
        time={<DateText value="2026-11-21T11:32:00Z" format="time" />}
      >
        Merhaba, 09/2028 miatlı üründen 1.240 adet var.
      </ChatBubble>,
      <ChatBubble
        key="2"
        from="me"
        author="Siz"
        time={<DateText value="2026-11-21T11:34:00Z" format="time" />}
        state="read"
      >
        Teşekkürler, 10 adet alacağım.
      </ChatBubble>,
      <ChatBubble
        key="3"
        from="me"
        author="Siz"
        time={<DateText value="2026-11-21T11:35:00Z" format="time" />}
        state="failed"
        action={
          <Button variant="quiet" size="small">
            Yeniden gönder
          </Button>
        }
      >
        Fatura ünvanı Ihlamur Eczanesi.
      </ChatBubble>,
    ],
  },
};
