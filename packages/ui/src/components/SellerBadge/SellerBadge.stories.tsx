import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { SellerBadge } from './SellerBadge.tsx';

const meta = {
  title: 'Components/Data/SellerBadge',
  component: SellerBadge,
  parameters: {
    ...guide({
      when: ['Beside the name of a verified seller.'],
      messages: ['Resmi Satıcı', 'Yetkili Satıcı'],
    }),
  },
} satisfies Meta<typeof SellerBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Official: Story = { args: { kind: 'seal', label: 'Resmi Satıcı' } };
export const Authorised: Story = { args: { kind: 'check', label: 'Yetkili Satıcı' } };
