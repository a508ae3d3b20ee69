import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip } from '../Chip/Chip.tsx';
import { ChipRow } from './ChipRow.tsx';
import { guide } from './ChipRow.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/ChipRow',
  component: ChipRow,
  args: {
    label: 'Teklif filtreleri',
    children: ['9,4+ puan', '8 ay+ miat', 'Ücretsiz kargo', 'Resmi ve yetkili', 'Bugün kargoda'].map(
      (label) => <Chip key={label} label={label} pressed={label.startsWith('8')} onChange={fn()} />,
    ),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof ChipRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Its own view is as narrow as a phone; the page of the part is not. */
export const Phone: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };

/** Every state side by side. */
export const States: Story = matrix(ChipRow, { rest: {} }, { columns: 1, reachable: true });
