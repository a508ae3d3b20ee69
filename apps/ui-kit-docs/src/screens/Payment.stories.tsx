import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PaymentScreen } from './PaymentScreen.tsx';
import { phone } from './widths.ts';

const meta = {
  title: 'Screens/Payment',
  component: PaymentScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { ...phone };

/** Submitted incomplete: every field shows its error, and the first one has the focus. */
export const SentTooEarly: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ödemeyi tamamla' }));
    await expect(canvas.getByLabelText('Kart numarası')).toBeInvalid();
    await waitFor(() => expect(canvas.getByLabelText('Kart numarası')).toHaveFocus());
  },
};
