import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  parameters: {
    ...guide({
      when: ['An ink line parts chapters, a pale line parts rows.'],
      whenNot: ['The parts already draw their own lines: Table, DescriptionList, SectionHeader.'],
    }),
  },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Section: Story = { args: { rank: 'section' } };
