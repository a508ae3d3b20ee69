import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Switch } from './Switch.tsx';
import { guide } from './Switch.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: 'Fiyat değişince haber ver', checked: false, onChange: fn() },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = { args: { checked: true, help: 'Kampanyalar yine e-posta ile gelir.' } };
export const Disabled: Story = { args: { disabled: true } };

/** Every state side by side. */
export const States: Story = matrix(
  Switch,
  {
    off: { checked: false },
    on: { checked: true },
    disabled: { disabled: true },
    'disabled on': { checked: true, disabled: true },
  },
  { reachable: true },
);
