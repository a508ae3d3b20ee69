import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Select } from './Select.tsx';
import { guide } from './Select.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Forms/Select',
  component: Select,
  args: {
    label: 'Kargo firması',
    placeholder: 'Seçiniz',
    options: [
      { value: 'turna', label: 'Turna Kargo' },
      { value: 'leylek', label: 'Leylek Lojistik' },
    ],
    onChange: fn(),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Kargo firması'), 'turna');
    await expect(args.onChange).toHaveBeenCalledWith('turna');
  },
};
/** The field stays usable with one disabled option. */
export const OneChoiceDisabled: Story = {
  args: {
    options: [
      { value: 'turna', label: 'Turna Kargo' },
      { value: 'kus', label: 'Kuş Kargo', disabled: true },
    ],
  },
  render: (args) => (
    <>
      <Select {...args} />
      <Select {...args} label="Kapalı" disabled />
    </>
  ),
  play: async ({ canvas }) => {
    const ground = (label: string) =>
      getComputedStyle(canvas.getByLabelText(label).parentElement as HTMLElement).backgroundColor;
    await expect(ground('Kargo firması')).not.toBe(ground('Kapalı'));
  },
};
export const WithError: Story = { args: { error: 'Lütfen kargo firmasını seçiniz.' } };
export const Disabled: Story = { args: { disabled: true } };

/** Every state side by side. */
export const States: Story = matrix(
  Select,
  {
    rest: {},
    error: { error: 'Lütfen kargo firması seçiniz.' },
    disabled: { disabled: true },
    help: { help: 'Teslim süresi firmaya göre değişir.' },
  },
  { reachable: true },
);
