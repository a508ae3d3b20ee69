import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../Money/Money.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { guide } from './DescriptionList.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Barkod', details: '8690000417263' },
      { term: 'Marka', details: 'Virendo' },
      { term: 'KDV', details: '%10' },
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Columns: Story = { args: { layout: 'columns' } };
export const Sum: Story = {
  args: {
    layout: 'sum',
    items: [
      { term: 'Akçınar Ecza Deposu', details: <Money value={698_440} bare /> },
      { term: 'Defneli Ecza Deposu', details: <Money value={272_660} bare /> },
      { term: 'Ürün toplamı', details: <Money value={971_100} bare />, sums: true },
      { term: 'Kargo', details: <Money value={8990} bare /> },
    ],
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  DescriptionList,
  { rows: { layout: 'rows' }, columns: { layout: 'columns' }, sum: { layout: 'sum' } },
  { columns: 1 },
);
