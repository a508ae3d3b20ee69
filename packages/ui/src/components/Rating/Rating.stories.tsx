import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Components/Data/Rating',
  component: Rating,
  parameters: { ...guide({ when: ['A measured opinion: packing, speed, truth of the expiry.'] }) },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenScale: Story = { args: { value: 9.4, label: 'Paketleme' } };
export const HundredScale: Story = {
  args: { value: 72, scale: 100, label: 'Zamanında kargo', tone: 'attention' },
};
