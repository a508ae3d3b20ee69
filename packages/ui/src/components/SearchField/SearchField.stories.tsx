import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CloseIcon } from '../../icons.ts';
import { SearchField } from './SearchField.tsx';
import { guide } from './SearchField.guide.ts';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Ürün, barkod, marka veya satıcı ara',
    value: 'mag',
    onChange: fn(),
    onSubmit: fn(),
    onPick: fn(),
    onClose: fn(),
    groups: [
      {
        id: 'products',
        title: 'Ürünler',
        items: [
          { id: 'p1', text: 'Virendo Magnezyum', content: 'Virendo Magnezyum Bisglisinat' },
          { id: 'p2', text: 'Denvita Omega-3', content: 'Denvita Omega-3' },
        ],
      },
      { id: 'brands', title: 'Markalar', items: [{ id: 'b1', text: 'Magnera', content: 'Magnera' }] },
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('/');
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('option', { name: /Omega/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getAllByRole('option').at(-1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenCalledWith('p2');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Typing: Story = {
  args: { value: '', groups: [], placeholders: ['Barkod okutun', 'Ürün adı yazın', 'Satıcı arayın'] },
};
export const Recent: Story = {
  args: {
    value: '',
    groups: [
      {
        id: 'recent',
        title: 'Son aramalarınız',
        items: ['omega', 'magnezyum'].map((word) => ({
          id: word,
          text: word,
          content: word,
          beside: { id: `out ${word}`, text: `${word} aramasını listeden çıkar`, content: <CloseIcon /> },
        })),
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const out = canvas.getByRole('option', { name: 'omega aramasını listeden çıkar' });
    await expect(out).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('out omega');
    // The next row is now in its position.
    await userEvent.keyboard('{Delete}');
    await expect(args.onPick).toHaveBeenLastCalledWith('out magnezyum');
  },
};
const sellers = Array.from({ length: 40 }, (_, at) => ({
  id: `s${at}`,
  text: `Satıcı ${at + 1}`,
  content: `Satıcı ${at + 1}`,
}));
/** More rows than fit; the last row loads the rest. */
export const Long: Story = {
  render: function Long(args) {
    const [isWhole, setIsWhole] = useState(false);
    const more = { id: 'more', text: 'Hepsini göster', content: 'Hepsini göster' };
    const items = isWhole ? sellers : [...sellers.slice(0, 20), more];
    return (
      <SearchField
        {...args}
        groups={[{ id: 'sellers', title: 'Satıcılar', items }]}
        onPick={() => setIsWhole(true)}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{End}');
    const last = canvas.getByRole('option', { name: 'Hepsini göster' });
    await expect(canvas.getByRole('listbox').scrollTop).toBeGreaterThan(0);
    await expect(last).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    const next = canvas.getByRole('option', { name: 'Satıcı 21' });
    await expect(next).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
export const Searching: Story = { args: { loading: true, groups: [] } };
