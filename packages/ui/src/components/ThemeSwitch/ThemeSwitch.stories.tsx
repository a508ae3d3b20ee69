import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { guide } from './ThemeSwitch.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Navigation/ThemeSwitch',
  component: ThemeSwitch,
  parameters: {
    guide,
  },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Koyu' }));
    await expect(document.documentElement.dataset['theme']).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Cihaz' }));
    await expect(document.documentElement.dataset['theme']).toBeUndefined();
  },
};

/** Every state side by side. */
export const States: Story = matrix(ThemeSwitch, { rest: {} }, { reachable: true });
