import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ownWindow } from '../../docs/own-window.ts';
import { AnnouncementBox, AppBanner, CookieBar } from './NoticeBar.tsx';
import { guide } from './NoticeBar.guide.ts';

const meta = {
  title: 'Components/Feedback/NoticeBar',
  component: CookieBar,
  subcomponents: { AnnouncementBox, AppBanner },
  args: { children: 'Çerezleri siteyi geliştirmek için kullanırız.', onAccept: fn(), onRefuse: fn() },
  parameters: {
    guide,
    ...ownWindow(280),
  },
} satisfies Meta<typeof CookieBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cookies: Story = {
  play: async ({ canvas, args }) => {
    const { height } = canvas.getByRole('region', { name: 'Çerez tercihleri' }).getBoundingClientRect();
    const published = () => document.documentElement.style.getPropertyValue('--hv-notice-height');
    // Other bars at the bottom of the page use this height to stay clear of it.
    await waitFor(() => expect(published()).toBe(`${Math.round(height)}px`));
    await userEvent.click(canvas.getByRole('button', { name: 'Reddet' }));
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
};

export const Announcement: Story = {
  render: () => (
    <AnnouncementBox title="Üyelik sözleşmesi güncellendi" onClose={fn()}>
      Yeni sözleşme 1 Aralık’ta yürürlüğe girer.
    </AnnouncementBox>
  ),
};

export const App: Story = {
  render: () => <AppBanner href="#uygulama" where="Google Play’de ücretsiz" onClose={fn()} />,
};
