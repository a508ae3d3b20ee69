import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { useState } from 'react';
import { TabPanel } from './Tabs.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
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
    ...guide({
      when: [
        'A few views of the same list. Give them addresses: then a link, the back button and a refresh land on the same view.',
      ],
      whenNot: ['Steps of a task: Stepper. More than seven: a Select.'],
      keyboard: [
        ['← →', 'previous and next tab'],
        ['Home, End', 'first and last'],
      ],
      criteria: ['One tab stop; the arrows move and open [Default].'],
    }),
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
