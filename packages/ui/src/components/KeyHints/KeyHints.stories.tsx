import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { matrix } from '../../docs/matrix.tsx';
import { KeyHints } from './KeyHints.tsx';
import { guide } from './KeyHints.guide.tsx';

const walking = [
  { keys: ['j'], does: 'sıradaki' },
  { keys: ['k'], does: 'önceki' },
];
const meta = {
  title: 'Components/Navigation/KeyHints',
  component: KeyHints,
  args: {
    hints: walking,
    groups: [
      { title: 'Gezinme', hints: walking },
      { title: 'Karar', hints: [{ keys: ['a'], does: 'onayla' }] },
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof KeyHints>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Klavye kısayolları' });
    await expect(screen.getByRole('region', { name: 'Karar' })).toHaveTextContent('aonayla');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: /bütün tuşlar/ })).toBeVisible();
  },
};

/** Every state side by side. */
export const States: Story = matrix(KeyHints, { rest: {} }, { columns: 1 });
