import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ownWindow } from '../../docs/own-window.ts';
import { SecureFrame } from './SecureFrame.tsx';
import { guide } from './SecureFrame.guide.ts';

const meta = {
  title: 'Components/Overlays/SecureFrame',
  component: SecureFrame,
  args: { open: true, src: 'about:blank', onMessage: fn() },
  parameters: {
    guide,
    ...ownWindow(560),
    // axe cannot test the bank's page, which is of another origin.
    a11y: { config: { rules: [{ id: 'frame-tested', enabled: false }] } },
  },
} satisfies Meta<typeof SecureFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onCancel: fn() },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: '3-D Secure doğrulama' })).toBeVisible();
    const frame = await screen.findByTitle<HTMLIFrameElement>('3-D Secure doğrulama');
    // No window, dialog, download or navigation of the page around it.
    await expect(frame.getAttribute('sandbox')?.split(' ').toSorted()).toEqual([
      'allow-forms',
      'allow-same-origin',
      'allow-scripts',
    ]);
    window.dispatchEvent(new MessageEvent('message', { source: window, data: 'done' }));
    window.dispatchEvent(new MessageEvent('message', { data: 'done' }));
    await expect(args.onMessage).not.toHaveBeenCalled();
    window.dispatchEvent(new MessageEvent('message', { source: frame.contentWindow, data: 'done' }));
    await expect(args.onMessage).toHaveBeenCalledWith('done');
  },
};

/** Only the bank's answer closes the dialog. */
export const EndedByTheBank: Story = {
  args: {
    hint: 'Bankanız telefonunuza bir kod gönderdi.',
    awaiting: 'Bankanızın yanıtı bekleniyor',
  },
  play: async () => {
    await expect(await screen.findByText('Bankanız telefonunuza bir kod gönderdi.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Kapat' })).toBeNull();
    // The bank's buttons are not cut off: its page has more than half of the window, and nothing else
    // scrolls.
    const page = await screen.findByTitle('3-D Secure doğrulama');
    await expect(page.clientHeight).toBeGreaterThan(0.5 * window.innerHeight);
    const frame = page.closest('[role="dialog"]')?.querySelector('iframe')?.parentElement;
    const body = frame?.parentElement?.parentElement;
    await expect((body?.scrollHeight ?? 0) - (body?.clientHeight ?? 0)).toBeLessThanOrEqual(1);
  },
};
