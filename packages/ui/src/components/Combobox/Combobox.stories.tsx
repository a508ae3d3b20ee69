import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Combobox } from './Combobox.tsx';
import { guide } from './Combobox.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Forms/Combobox',
  component: Combobox,
  args: {
    label: 'İl',
    value: null,
    onChange: fn(),
    options: [
      { value: '6', label: 'Ankara' },
      { value: '34', label: 'İstanbul' },
      { value: '35', label: 'İzmir' },
      { value: '76', label: 'Iğdır' },
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'İl' });
    await userEvent.click(input);
    await userEvent.type(input, 'ız');
    await userEvent.clear(input);
    await userEvent.type(input, 'izm');
    await userEvent.click(await screen.findByRole('option', { name: 'İzmir' }));
    await expect(args.onChange).toHaveBeenCalledWith('35');
  },
};

export const Asynchronous: Story = { args: { label: 'Marka', options: [], onSearch: fn(), loading: true } };
export const WithError: Story = { args: { error: 'Lütfen il seçiniz.' } };

/** Every state side by side. */
export const States: Story = matrix(
  Combobox,
  {
    empty: { value: null },
    chosen: { value: '34' },
    error: { error: 'Lütfen il seçiniz.', value: null },
    loading: { loading: true },
    disabled: { disabled: true },
  },
  { reachable: true },
);
