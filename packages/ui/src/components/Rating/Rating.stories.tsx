import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './Rating.tsx';
import { guide } from './Rating.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/Rating',
  component: Rating,
  args: { value: 9.4, label: 'Paketleme' },
  parameters: { guide },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenScale: Story = { args: { value: 9.4, label: 'Paketleme' } };
export const HundredScale: Story = {
  args: { value: 72, scale: 100, label: 'Zamanında kargo', tone: 'attention' },
};

/** Every state side by side. */
export const States: Story = matrix(
  Rating,
  {
    top: { value: 9.8, scale: 10, tone: 'positive' },
    low: { value: 6.4, scale: 10, tone: 'critical' },
    hundred: { value: 86, scale: 100 },
  },
  { columns: 3 },
);
