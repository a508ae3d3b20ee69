import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Components/Layout/Inline',
  component: Inline,
  args: {
    children: [
      <Button key="1">Onayla</Button>,
      <Button key="2" variant="outline">
        Reddet
      </Button>,
    ],
  },
  parameters: {
    ...guide({
      when: ['Buttons, badges or words stand in one row and may break into the next.'],
      whenNot: ['Columns must line up from row to row: a Grid or a Table.'],
    }),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };
