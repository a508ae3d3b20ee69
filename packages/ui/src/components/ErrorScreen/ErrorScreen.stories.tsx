import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen.tsx';
import { guide } from './ErrorScreen.guide.ts';

// @spec §2.3 error-screen

const meta = {
  title: 'Components/Feedback/ErrorScreen',
  component: ErrorScreen,
  args: { type: '404' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { args: { type: '404', logo: true } };
/** A server message that equals the title: the default message is shown below the title. */
export const Forbidden: Story = {
  args: { type: '403', message: 'Bu alanı kullanmak için yetkiniz yok.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Bu alanı kullanmak için yetkiniz yok.')).toHaveLength(1);
    await expect(canvas.getByText(/destek ekibimizle/)).toBeVisible();
  },
};
export const Restricted: Story = { args: { type: 'restricted' } };
export const Unauthorised: Story = { args: { type: '401' } };
export const CreditRefused: Story = { args: { type: 'payment-loan-failed', code: 1981, cartHref: '/cart' } };
/** The next step comes first, the other links after it. */
export const PaymentFailed: Story = {
  args: {
    type: 'payment-loan-failed',
    title: 'Ödeme alınamadı',
    cartHref: '/cart',
    next: { label: 'Yeniden öde', href: '/payment' },
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Yeniden öde', 'Ana sayfaya git', 'Sepete git']);
  },
};
export const CartChanged: Story = { args: { type: 'payment-loan-failed', code: 1992, cartHref: '/cart' } };
export const Refresh: Story = { args: { type: 'refresh' } };
export const Server: Story = { args: { type: '500' } };
export const NoResponse: Story = { args: { type: 'no-response' } };
export const Offline: Story = { args: { type: 'offline' } };
