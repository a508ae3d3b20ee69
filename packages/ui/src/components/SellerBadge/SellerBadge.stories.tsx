import type { Meta, StoryObj } from '@storybook/react-vite';
import { SellerBadge } from './SellerBadge.tsx';
import { guide } from './SellerBadge.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/SellerBadge',
  component: SellerBadge,
  args: { kind: 'seal', label: 'Resmi Satıcı' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof SellerBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Official: Story = { args: { kind: 'seal', label: 'Resmi Satıcı' } };
export const Authorised: Story = { args: { kind: 'check', label: 'Yetkili Satıcı' } };

/** Every state side by side. */
export const States: Story = matrix(SellerBadge, {
  seal: { kind: 'seal', label: 'Resmi Satıcı' },
  check: { kind: 'check', label: 'Yetkili Satıcı' },
});
