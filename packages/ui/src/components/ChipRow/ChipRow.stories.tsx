import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Chip } from '../Chip/Chip.tsx';
import { ChipRow } from './ChipRow.tsx';
import { guide } from './ChipRow.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/ChipRow',
  component: ChipRow,
  args: {
    label: 'Teklif filtreleri',
    children: ['>9,4 puan', '8 ay+ miat', 'Ücretsiz kargo', 'Resmi ve yetkili', 'Bugün kargoda'].map(
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
/** Shown at phone width only on its own page, not on the page of the component. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group');
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'end'));
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'start'));
    row.scrollLeft = 0;
  },
};

/** Every state side by side. */
export const States: Story = matrix(ChipRow, { rest: {} }, { columns: 1, reachable: true });

const isWhole = (row: HTMLElement, chip: HTMLElement) => {
  const [own, whole] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  return own.left >= whole.left - 1 && own.right <= whole.right + 1;
};

/** A chip at the cut edge: on focus or press it is scrolled into view beside the fade. */
export const TouchedInSight: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: ({ label }) => {
    const Controlled = () => {
      const [pressed, setPressed] = useState('8 ay+ miat');
      return (
        <ChipRow label={label}>
          {['>9,4 puan', '8 ay+ miat', 'Ücretsiz kargo', 'Resmi ve yetkili', 'Bugün kargoda'].map((name) => (
            <Chip key={name} label={name} pressed={pressed === name} onChange={() => setPressed(name)} />
          ))}
        </ChipRow>
      );
    };
    return <Controlled />;
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group');
    const chip = (name: string) => canvas.getByRole('button', { name });
    chip('Ücretsiz kargo').focus();
    await waitFor(() => expect(isWhole(row, chip('Ücretsiz kargo'))).toBe(true));
    row.scrollLeft = 0;
    await userEvent.click(chip('Resmi ve yetkili'), { pointerEventsCheck: 0 });
    await waitFor(() => expect(chip('Resmi ve yetkili')).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(isWhole(row, chip('Resmi ve yetkili'))).toBe(true));
    // The chip that it releases stands behind it.
    row.scrollLeft = row.scrollWidth;
    await userEvent.click(chip('8 ay+ miat'), { pointerEventsCheck: 0 });
    await waitFor(() => expect(isWhole(row, chip('8 ay+ miat'))).toBe(true));
    row.scrollLeft = 0;
    chip('>9,4 puan').focus();
    await expect(row.scrollLeft).toBe(0);
  },
};
