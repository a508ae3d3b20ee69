import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { Chat, ChatBubble, ChatDay } from './ChatBubble.tsx';
import { guide } from './ChatBubble.guide.tsx';

const meta = {
  title: 'Components/Data/ChatBubble',
  component: ChatBubble,
  subcomponents: { Chat, ChatDay },
  args: {
    from: 'other',
    author: 'Akçınar Ecza Deposu',
    time: <DateText value="2026-11-21T11:32:00Z" format="time" />,
    children: 'Merhaba, 09/2028 miatlı üründen 1.240 adet var.',
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof ChatBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Chat label="Akçınar Ecza Deposu ile mesajlar">
      <ChatDay>
        <DateText value="2026-11-21" format="dayMonth" />
      </ChatDay>
      <ChatBubble
        from="other"
        author="Akçınar Ecza Deposu"
        time={<DateText value="2026-11-21T11:32:00Z" format="time" />}
      >
        Merhaba, 09/2028 miatlı üründen 1.240 adet var.
      </ChatBubble>
      <ChatBubble
        from="me"
        author="Siz"
        time={<DateText value="2026-11-21T11:34:00Z" format="time" />}
        state="read"
      >
        Teşekkürler, 10 adet alacağım.
      </ChatBubble>
      <ChatBubble
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
      </ChatBubble>
    </Chat>
  ),
};

/** Every state within a conversation. */
export const States: Story = {
  render: (args) => (
    <Chat label="Durumlar">
      <ChatBubble {...args} from="other" />
      {(['sending', 'sent', 'read', 'failed'] as const).map((state) => (
        <ChatBubble key={state} {...args} from="me" author="Siz" state={state} />
      ))}
    </Chat>
  ),
};
