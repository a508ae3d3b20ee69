import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { label: 'Fiyat değişince haber ver', checked: false, onChange: fn() },
  parameters: {
    ...guide({
      when: ['A setting that takes effect at once.'],
      whenNot: ['There is a save button: Checkbox.'],
      keyboard: [['Space', 'turns it']],
    }),
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
