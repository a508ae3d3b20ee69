import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BellIcon, MessageIcon } from '../../icons.ts';
import { HeaderAccount, HeaderCart, HeaderTool } from '../HeaderTool/HeaderTool.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { Text } from '../Text/Text.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { guide } from './HeaderBar.guide.ts';

// @spec §2.3 header

const meta = {
  title: 'Components/Navigation/HeaderBar',
  component: HeaderBar,
  args: {
    logo: (
      <Link href="#" variant="bare" aria-label="Havan ana sayfa">
        <Logo label="" />
      </Link>
    ),
    tools: (
      <>
        <HeaderTool label="Mesajlar" icon={<MessageIcon />} count={14} href="#m" />
        <HeaderTool label="Bildirimler" icon={<BellIcon />} count={120} countTone="critical" />
        <HeaderAccount name="Ihlamur Eczanesi" detail="Ecz. Derya Tunalı" />
        <HeaderCart href="#s" label="Sepet" noun="ürün" count={7} total={971_100} />
      </>
    ),
  },
  parameters: {
    guide,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof HeaderBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Sepet, 7 ürün/ })).toBeVisible();
    const edges = (element: Element) => element.getBoundingClientRect();
    const messages = canvas.getByRole('link', { name: /Mesajlar/ });
    const notifications = canvas.getByRole('button', { name: /Bildirimler/ });
    const account = canvas.getByRole('button', { name: /Ihlamur/ });
    // No badge overlaps the following tool.
    await expect(edges(canvas.getByText('14')).right).toBeLessThanOrEqual(edges(notifications).left);
    await expect(edges(canvas.getByText('99+')).right).toBeLessThanOrEqual(edges(account).left);
    await expect(edges(messages).right).toBeLessThanOrEqual(edges(notifications).left);
  },
};

/** At phone width, where the tools are narrowest. */
export const Phone: Story = {
  ...Default,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** One dropdown at a time: opening one closes the other. */
export const Dropdowns: Story = {
  render: (args) => {
    const Controlled = () => {
      const [open, setOpen] = useState<'messages' | 'notifications' | null>(null);
      const follow = (name: 'messages' | 'notifications') => ({
        open: open === name,
        onOpenChange: (next: boolean) => setOpen(next ? name : null),
      });
      return (
        <HeaderBar
          {...args}
          onHide={() => setOpen(null)}
          tools={
            <>
              <Popover
                {...follow('messages')}
                label="Mesajlar"
                trigger={<HeaderTool label="Mesajlar" icon={<MessageIcon />} count={2} />}
              >
                <Text>Akçınar Ecza Deposu: Siparişiniz hazır.</Text>
              </Popover>
              <Popover
                {...follow('notifications')}
                label="Bildirimler"
                trigger={
                  <HeaderTool label="Bildirimler" icon={<BellIcon />} count={5} countTone="critical" />
                }
              >
                <Text>Takip ettiğiniz üründe fiyat düştü.</Text>
              </Popover>
            </>
          }
        />
      );
    };
    return <Controlled />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Mesajlar/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mesajlar' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Bildirimler/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Bildirimler' })).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Mesajlar' })).toBeNull());
  },
};
