import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { QueueList, type QueueListProps } from './QueueList.tsx';
import { guide } from './QueueList.guide.tsx';

const names = ['Iğdır Kayısı Eczanesi', 'Sarıçam Ecza Deposu', 'Mavi Kapı Medikal'];

function Queue({ items = names, ...props }: Partial<QueueListProps<string>>) {
  const [value, setValue] = useState<string | null>(items[0] ?? null);
  return (
    <QueueList
      label="Başvurular"
      items={items}
      itemKey={(item) => item}
      summary={(item) => item}
      value={value}
      onChange={setValue}
      {...props}
    >
      <p>Açık: {value}</p>
      <TextArea label="Not" />
    </QueueList>
  );
}

const approve = fn();
const meta = {
  title: 'Components/Data/QueueList',
  component: QueueList as typeof Queue,
  render: (args) => <Queue {...args} />,
  args: { keys: { a: approve } },
  parameters: { guide },
} satisfies Meta<typeof Queue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    approve.mockClear();
    await userEvent.keyboard('jjjk');
    await expect(canvas.getByText('Açık: Sarıçam Ecza Deposu')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sarıçam Ecza Deposu' })).toHaveFocus();
    await userEvent.keyboard('K');
    await expect(canvas.getByText('Açık: Iğdır Kayısı Eczanesi')).toBeVisible();
    await userEvent.keyboard('A');
    await expect(approve).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region')).toHaveFocus();
  },
};

/** After a decision the next item has the focus, after the last one the empty queue. */
export const Decided: Story = {
  render: function Decided() {
    const [items, setItems] = useState(names.slice(0, 2));
    const [open, setOpen] = useState<string | null>(names[0] ?? null);
    const decide = () => {
      const rest = items.filter((item) => item !== open);
      setItems(rest);
      setOpen(rest[0] ?? null);
    };
    return (
      <QueueList
        label="Başvurular"
        items={items}
        itemKey={(item) => item}
        summary={(item) => item}
        value={open}
        onChange={setOpen}
        keys={{ a: decide }}
        empty={<EmptyState kind="other" size="panel" title="Bekleyen başvuru yok" />}
      >
        <p>Açık: {open}</p>
      </QueueList>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('a');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sarıçam Ecza Deposu' })).toHaveFocus());
    await userEvent.keyboard('a');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Bekleyen başvuru yok'));
  },
};

export const Writing: Story = {
  play: async ({ canvas }) => {
    approve.mockClear();
    await userEvent.type(canvas.getByLabelText('Not'), 'jka');
    await expect(approve).not.toHaveBeenCalled();
    await expect(canvas.getByText('Açık: Iğdır Kayısı Eczanesi')).toBeVisible();
  },
};

export const States: Story = {};
export const Empty: Story = {
  args: { items: [], empty: <EmptyState kind="other" size="panel" title="Bekleyen başvuru yok" /> },
};
