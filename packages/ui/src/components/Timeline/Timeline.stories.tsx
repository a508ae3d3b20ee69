import type { Meta, StoryObj } from '@storybook/react-vite';
import { Timeline } from './Timeline.tsx';
import { guide } from './Timeline.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  args: {
    label: 'Sipariş durumu',
    events: [
      { id: 'paid', title: 'Ödeme alındı', time: '21.11.2026 14.32', state: 'done' },
      { id: 'ok', title: 'Satıcı onayladı', time: '21.11.2026 15.10', state: 'done' },
      {
        id: 'ship',
        title: 'Kargoya verildi',
        time: '21.11.2026 17.40',
        details: 'Turna Kargo, TRN 4410 7726 18',
        state: 'current',
      },
      { id: 'here', title: 'Teslim edildi', state: 'next' },
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = {
  args: {
    events: [
      { id: 'paid', title: 'Ödeme alındı', time: '21.11.2026 14.32', state: 'done' },
      { id: 'cancel', title: 'İptal edildi', time: '21.11.2026 16.02', state: 'failed' },
    ],
  },
};

/** Every state side by side. */
export const States: Story = matrix(Timeline, { rest: {} }, { columns: 1 });
