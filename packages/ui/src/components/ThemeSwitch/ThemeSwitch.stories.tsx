import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'Components/Navigation/ThemeSwitch',
  component: ThemeSwitch,
  parameters: {
    ...guide({ when: ['In the footer and the settings.'], messages: ['Açık', 'Koyu', 'Cihaz'] }),
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
