import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Box } from './Box.tsx';
import { guide } from './Box.guide.tsx';

const meta = {
  title: 'Components/Layout/Box',
  component: Box,
  parameters: {
    guide,
  },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { padding: 'm', surface: 'sheet', frame: 'section', children: 'Sipariş özeti' },
};

export const Surfaces: Story = {
  render: () => (
    <Stack space="xs">
      {(
        [
          'page',
          'sheet',
          'tile',
          'selected',
          'positive',
          'attention',
          'critical',
          'info',
          'inverse',
          'poster',
        ] as const
      ).map((surface) => (
        <Box key={surface} padding="m" surface={surface}>
          {surface}
        </Box>
      ))}
    </Stack>
  ),
};
