import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 16, hrefFor: (page) => `#sayfa-${page}` },
  parameters: {
    ...guide({
      when: ['One returns to a place in the list.'],
      whenNot: ['Lists paged by cursor: LoadMore.'],
      messages: ['Önceki sayfa', 'Sonraki sayfa'],
    }),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { page: 5, pageCount: 16 } };
export const First: Story = { args: { page: 1, pageCount: 3 } };
