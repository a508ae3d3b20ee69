import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { PrintIcon, TruckIcon } from '../../icons.ts';
import { BulkAction } from './BulkBar.tsx';
import { BulkBar } from './BulkBar.tsx';

const meta = {
  title: 'Components/Data/BulkBar',
  component: BulkBar,
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
    ...guide({
      when: ['Rows of a table are chosen.'],
      do: ['Say how many and what they come to.'],
      criteria: [
        'On a phone it stands at the foot and hides no row.',
        'The number is announced when it changes.',
      ],
      messages: ['Seçimi kaldır'],
    }),
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
