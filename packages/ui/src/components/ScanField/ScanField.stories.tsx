import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { matrix } from '../../docs/matrix.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ScanField } from './ScanField.tsx';
import { guide } from './ScanField.guide.tsx';

const meta = {
  title: 'Components/Forms/ScanField',
  component: ScanField,
  args: { label: 'Okutun ya da barkod yazın', onScan: fn() },
  parameters: { guide },
} satisfies Meta<typeof ScanField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const line = canvas.getByRole('textbox', { name: 'Okutun ya da barkod yazın' });
    await expect(line).toHaveFocus();
    await userEvent.keyboard('8690000417263{Enter}');
    await expect(args.onScan).toHaveBeenLastCalledWith('8690000417263');
    await expect(line).toHaveValue('');
    await userEvent.keyboard('10ABC{Control>}]{/Control}17280930{Enter}');
    await expect(args.onScan).toHaveBeenLastCalledWith('10ABC\u001d17280930');
    line.blur();
    await userEvent.keyboard('7{Enter}');
    await expect(line).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onScan).toHaveBeenCalledTimes(3);
  },
};

export const OtherField: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <ScanField {...args} />
      <TextField label="Raf" />
    </>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Raf'), 'A-03{Enter}');
    await expect(canvas.getByLabelText('Raf')).toHaveValue('A-03');
    await expect(args.onScan).not.toHaveBeenCalled();
  },
};

/** After a navigation the page has the focus: the field takes it, and the first key is not lost. */
export const OnANewPage: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <main tabIndex={-1} aria-label="Toplama turu">
        {Story()}
      </main>
    ),
  ],
  play: async ({ canvas, args }) => {
    canvas.getByRole('main').focus();
    await userEvent.keyboard('8690000417263{Enter}');
    await expect(args.onScan).toHaveBeenLastCalledWith('8690000417263');
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  ScanField,
  {
    rest: { disabled: true },
    taken: { disabled: true, tone: 'positive', note: 'Nurevit Magnezyum, 12 → 13 kutu' },
    'look here': {
      disabled: true,
      tone: 'critical',
      note: 'Karekod okunamadı: kutuyu çevirip yeniden okutun.',
    },
  },
  { columns: 1 },
);
