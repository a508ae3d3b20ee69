import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { SecureFrame } from './SecureFrame.tsx';

const meta = {
  title: 'Components/Overlays/SecureFrame',
  component: SecureFrame,
  args: { open: true, src: 'about:blank', origin: 'https://bank.example', onMessage: fn(), onCancel: fn() },
  parameters: {
    ...guide({
      when: ['The bank asks for its code.'],
      criteria: [
        'Only the bank’s origin is heard [Default].',
        'Closing asks the server what became of the payment; the frame decides nothing.',
      ],
      messages: ['3-D Secure doğrulama', 'Bankanızın sayfası açılıyor'],
    }),
    a11y: { config: { rules: [{ id: 'frame-tested', enabled: false }] } },
  },
} satisfies Meta<typeof SecureFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: '3-D Secure doğrulama' })).toBeVisible();
    window.dispatchEvent(new MessageEvent('message', { origin: 'https://elsewhere.example', data: 'done' }));
    await expect(args.onMessage).not.toHaveBeenCalled();
    window.dispatchEvent(new MessageEvent('message', { origin: args.origin, data: 'done' }));
    await expect(args.onMessage).toHaveBeenCalledWith('done');
  },
};
