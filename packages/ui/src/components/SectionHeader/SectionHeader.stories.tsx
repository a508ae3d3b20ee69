import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { SectionHeader } from './SectionHeader.tsx';

const meta = {
  title: 'Components/Text/SectionHeader',
  component: SectionHeader,
  args: { title: '9 teklif', remark: 'Fiyatlar KDV dahil, bugün 14.32’de güncellendi' },
  parameters: {
    ...guide({
      when: ['At the head of every page and section.'],
      do: ['Say in the remark what the list counts or since when it holds.'],
      dont: ['Do not repeat the title in the remark.'],
    }),
  },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    level: 1,
    title: 'Siparişler',
    remark: '21.11.2026, 14.32',
    line: true,
    actions: <Button variant="outline">Excel’e aktar</Button>,
  },
};
