import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { TabPanel } from './Tabs.tsx';
import { Tabs } from './Tabs.tsx';
import { guide } from './Tabs.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  subcomponents: { TabPanel },
  args: {
    label: 'Siparişler',
    value: 'all',
    tabs: [
      { id: 'all', label: 'Hepsi', count: 184 },
      { id: 'new', label: 'Yeni', count: 14 },
      { id: 'done', label: 'Teslim edildi' },
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => {
    const Controlled = () => {
      const [value, setValue] = useState('all');
      return (
        <>
          <Tabs {...args} value={value} onChange={setValue} panelId="panel" />
          <TabPanel id="panel" tab={value}>
            {value}
          </TabPanel>
        </>
      );
    };
    return <Controlled />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Hepsi/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Yeni/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('new');
  },
};

export const Counts: Story = {
  args: {
    look: 'count',
    tabs: [
      { id: 'all', label: 'Hepsi', count: 184, href: '#' },
      { id: 'new', label: 'Yeni', count: 14, href: '#yeni' },
      { id: 'wait', label: 'Kargo bekliyor', count: 6, note: '2 sa 28 dk', href: '#kargo' },
    ],
  },
};

/** Tabs that do not fit on a phone fade at the edge where more follow. */
export const Phone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    look: 'count',
    value: 'all',
    tabs: ['Hepsi', 'Yeni', 'Kargo bekliyor', 'Kargoda', 'İade ve iptal', 'Biten'].map((label, at) => ({
      id: at === 0 ? 'all' : label,
      label,
      count: at * 7,
      href: `#${label}`,
    })),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation');
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'end'));
    const [first] = canvas.getAllByRole('link');
    const face = first?.firstElementChild as HTMLElement;
    await expect(face.offsetWidth).toBeLessThan((first as HTMLElement).offsetWidth);
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  Tabs,
  { line: { look: 'line' }, count: { look: 'count' } },
  { columns: 1, reachable: true },
);

/** More tabs than fit: the selected one is in view. */
export const ChosenInSight: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    value: 'cancelled',
    tabs: [
      { id: 'all', label: 'Hepsi', count: 184 },
      { id: 'new', label: 'Satıcı onayında', count: 14 },
      { id: 'shipped', label: 'Kargoda', count: 9 },
      { id: 'done', label: 'Tamamlandı', count: 120 },
      { id: 'cancelled', label: 'İptal edildi', count: 7 },
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { selected: true }).getBoundingClientRect();
    await expect(chosen.left).toBeGreaterThan(row.left - 1);
    await expect(chosen.right).toBeLessThan(row.right + 1);
  },
};
