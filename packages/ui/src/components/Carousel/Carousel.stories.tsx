import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Carousel } from './Carousel.tsx';
import { guide } from './Carousel.guide.ts';

const meta = {
  title: 'Components/Data/Carousel',
  component: Carousel,
  args: {
    label: 'Kampanyalar',
    children: ['Kış raf planı', 'Yakın miat fırsatları', 'Yeni satıcılar'].map((title) => (
      <Box key={title} padding="xl" surface="poster">
        {title}
      </Box>
    )),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { autoplay: 0 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki' }));
    await expect(canvas.getByRole('button', { name: '2. slayta git' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Without a loop the ends are closed. */
export const Ends: Story = {
  args: { autoplay: 0, loop: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Önceki' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '3. slayta git' }));
    await expect(canvas.getByRole('button', { name: 'Sonraki' })).toBeDisabled();
  },
};
export const Autoplay: Story = {};
