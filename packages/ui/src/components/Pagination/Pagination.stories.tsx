import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';
import { guide } from './Pagination.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 16, hrefFor: (page) => `#sayfa-${page}` },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { page: 5, pageCount: 16 } };
export const First: Story = { args: { page: 1, pageCount: 3 } };

/** Every state side by side. */
export const States: Story = matrix(
  Pagination,
  { first: { page: 1 }, middle: { page: 6 }, last: { page: 12 }, few: { page: 2, pageCount: 3 } },
  { columns: 1, reachable: true },
);
