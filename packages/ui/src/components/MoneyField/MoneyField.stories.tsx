import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { MoneyField } from './MoneyField.tsx';

const meta = {
  title: 'Components/Forms/MoneyField',
  component: MoneyField,
  args: { label: 'Fiyat', value: null, onChange: fn() },
  parameters: {
    ...guide({
      when: ['Every amount that is typed.'],
      criteria: ['Gives whole kuruş: `398,5` is 39850 [Default].'],
      messages: ['Fiyat alanı zorunludur'],
    }),
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Fiyat'), '398,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(39_850);
  },
};
export const WithError: Story = { args: { error: 'Fiyat alanı zorunludur' } };
