import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Box } from '../Box/Box.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Components/Layout/Grid',
  component: Grid,
  args: {
    columns: { phone: 1, tablet: 2, web: 3 },
    children: ['Alış', 'Satış', 'Cüzdan'].map((word) => (
      <Box key={word} padding="m" surface="sheet" frame="row">
        {word}
      </Box>
    )),
  },
  parameters: {
    ...guide({
      when: ['Equal columns, as many as each width holds.'],
      whenNot: ['One column is narrower by nature: a Split.'],
    }),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
