import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../docs/matrix.tsx';
import { guide } from './RadioGroup.guide.tsx';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

const options: RadioOption<string>[] = [
  { value: 'today', label: 'Bugün', help: '17.00’ye kadar', aside: '89,90 TL' },
  { value: 'next', label: 'Ertesi gün', aside: 'Ücretsiz' },
  { value: 'depot', label: 'Depodan teslim', disabled: true },
];

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  args: { label: 'Teslimat', options, value: null, onChange: fn() },
  parameters: {
    guide,
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Ertesi gün/ }));
    await expect(args.onChange).toHaveBeenCalledWith('next');
  },
};
export const Rows: Story = { args: { layout: 'rows', value: 'today' } };
export const Inline: Story = { args: { layout: 'inline', value: 'today' } };
export const WithError: Story = { args: { error: 'Lütfen bir teslimat seçiniz.' } };

/** Every state side by side. */
export const States: Story = matrix(
  RadioGroup,
  {
    stack: { layout: 'stack' },
    chosen: { layout: 'stack', value: 'today' },
    inline: { layout: 'inline', value: 'today' },
    rows: { layout: 'rows', value: 'today' },
    error: { error: 'Lütfen bir seçim yapınız.' },
  },
  { reachable: true },
);
