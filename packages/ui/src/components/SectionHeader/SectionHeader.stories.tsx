import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { SectionHeader } from './SectionHeader.tsx';
import { guide } from './SectionHeader.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Text/SectionHeader',
  component: SectionHeader,
  args: { title: '9 teklif', remark: 'Fiyatlar KDV dahil, bugün 14.32’de güncellendi' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: {
    level: 1,
    title: 'Siparişler',
    remark: '21.11.2026, 14.32',
    line: true,
    actions: <Button variant="outline">Excel’e aktar</Button>,
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  SectionHeader,
  { plain: {}, remark: { remark: 'Son 7 gün, tüm eczaneler' }, line: { line: true } },
  { columns: 1 },
);
