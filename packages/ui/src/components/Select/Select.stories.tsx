import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { Select } from './Select.tsx';

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
    ...guide({
      when: ['One of a short, known list.'],
      whenNot: ['More than about fifteen: Combobox. Two to five that should be seen: RadioGroup.'],
      keyboard: [
        ['↑ ↓', 'next and previous choice'],
        ['letters', 'jump to the choice that begins so'],
        ['Space', 'opens the browser’s list'],
      ],
    }),
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
export const WithError: Story = { args: { error: 'Lütfen kargo firmasını seçiniz.' } };
export const Disabled: Story = { args: { disabled: true } };
