import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PrintIcon, TruckIcon } from '../../icons.ts';
import { BulkAction } from './BulkBar.tsx';
import { BulkBar } from './BulkBar.tsx';
import { guide } from './BulkBar.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/BulkBar',
  component: BulkBar,
  subcomponents: { BulkAction },
  args: {
    count: 3,
    noun: 'sipariş',
    remark: '10.421,25 TL',
    onClear: fn(),
    children: (
      <>
        <BulkAction label="Kargoya ver" icon={<TruckIcon />} onPress={fn()} />
        <BulkAction label="Etiket yazdır" icon={<PrintIcon />} onPress={fn()} />
      </>
    ),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seçimi kaldır' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  BulkBar,
  {
    one: { count: 1 },
    many: { count: 240, remark: '1.204.421,25 TL' },
    'without a remark': { remark: undefined },
    'disabled action': {
      children: <BulkAction label="Etiket yazdır" icon={<PrintIcon />} onPress={fn()} disabled />,
    },
  },
  { columns: 1, reachable: true },
);
