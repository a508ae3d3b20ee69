import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Carousel } from './Carousel.tsx';
import { guide } from './Carousel.guide.ts';

// @spec §2.3 carousel

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

/** Without a loop the button at an end is disabled and keeps the focus. */
export const Ends: Story = {
  args: { autoplay: 0, loop: false },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: '3. slayta git' });
    const on = canvas.getByRole('button', { name: 'Sonraki' });
    await expect(canvas.getByRole('button', { name: 'Önceki' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '2. slayta git' }));
    on.focus();
    await userEvent.keyboard('{Enter}');
    await expect(last).toHaveAttribute('aria-current', 'true');
    await expect(on).toHaveAttribute('aria-disabled', 'true');
    await expect(on).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(last).toHaveAttribute('aria-current', 'true');
  },
};
/** Touch swipes change the slide; dragging with a mouse does not. */
export const Swipe: Story = {
  args: { autoplay: 0, loop: false },
  play: async ({ canvas }) => {
    const slide = canvas.getByRole('group', { name: '1 / 3' });
    const wipe = async (pointerType: string, from: number, to: number) => {
      const common = { bubbles: true, isPrimary: true, pointerType };
      slide.dispatchEvent(new PointerEvent('pointerdown', { ...common, clientX: from }));
      slide.dispatchEvent(new PointerEvent('pointerup', { ...common, clientX: to }));
      await Promise.resolve();
    };
    const expectSlide = (name: string) =>
      expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
    await wipe('touch', 100, 200);
    await expectSlide('1. slayta git');
    await wipe('mouse', 200, 100);
    await expectSlide('1. slayta git');
    await wipe('touch', 200, 100);
    await waitFor(() => expectSlide('2. slayta git'));
  },
};
export const Autoplay: Story = {};
