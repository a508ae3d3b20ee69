import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Box } from './Box.tsx';

const meta = {
  title: 'Components/Layout/Box',
  component: Box,
  parameters: {
    ...guide({
      when: ['An area needs its own ground, padding or a line around it.'],
      whenNot: [
        'Things stand beside or beneath each other: Stack, Inline and Grid own that space.',
        'A place of decision has its own part: OfferPanel, Modal.',
      ],
      do: ['Frame the one place where the pharmacist decides.'],
      dont: ['Do not frame every block: the frame then says nothing. Rows are parted by lines.'],
    }),
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
