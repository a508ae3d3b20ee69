import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
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

const sellers = [
  { term: 'Boztepe', details: '3.236,84', key: '29' },
  { term: 'Pelitli', details: '2.813,96', key: '2' },
  { term: <strong>Ürün toplamı</strong>, details: '6.050,80', sums: true },
];

/** A row that is removed and added again is shown once: the key "2" differs from the third index. */
export const ComingAndGoing: Story = {
  tags: ['!autodocs'],
  render: function ComingAndGoing() {
    const [all, setAll] = useState(true);
    return (
      <>
        <Button onClick={() => setAll(!all)}>Değiştir</Button>
        <DescriptionList layout="sum" items={all ? sellers : sellers.slice(1)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Değiştir' });
    for (let press = 0; press < 4; press++) await userEvent.click(button);
    await expect(canvas.getAllByText('Pelitli')).toHaveLength(1);
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Boztepe',
      'Pelitli',
      'Ürün toplamı',
    ]);
  },
};

/** In the narrowest list no line ends at the hyphen of `e-posta`. */
export const Hyphens: Story = {
  tags: ['!autodocs'],
  args: {
    items: [
      { term: 'İkinci E-posta', details: 'Gereksiz e-posta klasörü' },
      { term: 'e-Fatura', details: 'Kayıtlı değil, faturalarınız e-Arşiv olur' },
    ],
  },
  decorators: [(Story) => <div style={{ width: 190 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const linesOf = (text: Text, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const texts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/e-\p{L}+/giu))
        lines.push(linesOf(node as Text, index, index + word.length));
    await expect(lines).toEqual([1, 1, 1, 1]);
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  DescriptionList,
  { rows: { layout: 'rows' }, columns: { layout: 'columns' }, sum: { layout: 'sum' } },
  { columns: 1 },
);
