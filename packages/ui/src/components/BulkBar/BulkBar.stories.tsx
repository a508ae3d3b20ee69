import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HomeIcon, PrintIcon, TruckIcon } from '../../icons.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TabBar } from '../TabBar/TabBar.tsx';
import { BulkAction } from './BulkBar.tsx';
import { BulkBar } from './BulkBar.tsx';
import { guide } from './BulkBar.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Data/BulkBar',
  component: BulkBar,
  subcomponents: { BulkAction },
  args: {
    count: 3,
    noun: 'sipariş',
    remark: '10.421,25 TL',
    onClear: fn(),
    children: (
      <>
        <BulkAction label="Kargoya ver" icon={<TruckIcon />} onPress={fn()} />
        <BulkAction label="Etiket yazdır" icon={<PrintIcon />} onPress={fn()} />
      </>
    ),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof BulkBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seçimi kaldır' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const All: Story = {
  args: { all: { count: 403, chosen: false, onChoose: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filtredekilerin hepsini seç (403)' }));
    await expect(args.all?.onChoose).toHaveBeenCalledOnce();
  },
};

const rows = (
  <div>
    {Array.from({ length: 40 }, (_, row) => (
      <p key={row} style={{ height: 52 }}>{`HV-6041${row}`}</p>
    ))}
  </div>
);
const inSight = (element: HTMLElement) => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= innerHeight && hit !== null && element.contains(hit);
};

/** Before and after a long table: both stay in view. */
export const InPlace: Story = {
  tags: ['!autodocs'],
  // The page shows two bars with one name, which does not happen on a screen.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Stack space="none">
      <BulkBar {...args} />
      {rows}
      <BulkBar {...args} noun="ilan" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    scrollTo(0, 600);
    for (const button of canvas.getAllByRole('button', { name: 'Kargoya ver' }))
      await expect(inSight(button)).toBe(true);
    const [before] = canvas.getAllByRole('region', { name: 'Toplu işlemler' });
    await expect(before?.getBoundingClientRect().top).toBe(0);
    scrollTo(0, 0);
  },
};

/** The sticky header of the table stays in view above the bar. */
export const BelowHead: Story = {
  tags: ['!autodocs'],
  args: { belowHead: true },
  render: (args) => (
    <Stack space="none">
      <BulkBar {...args} />
      {rows}
    </Stack>
  ),
  play: async ({ canvas }) => {
    scrollTo(0, 600);
    const bar = canvas.getByRole('region', { name: 'Toplu işlemler' });
    await expect(bar.getBoundingClientRect().top).toBe(40);
    scrollTo(0, 0);
  },
};

/** On a phone the tab bar is below the bar. */
export const AboveThePlaces: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Stack space="none">
      {rows}
      <BulkBar {...args} />
      <TabBar label="Yerler" items={[{ id: 'home', label: 'Özet', icon: <HomeIcon />, href: '#' }]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const hidden = () => canvas.getAllByRole('button').filter((button) => !inSight(button));
    await waitFor(() => expect(hidden()).toEqual([]));
  },
};

/** More actions than fit on a phone: the edge fades until the last one is in view. */
export const Cut: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    all: { count: 403, chosen: false, onChoose: fn() },
    children: ['Fiyat', 'Stok', 'Miat', 'Satışa al', 'Pasife al', 'Sil'].map((label) => (
      <BulkAction key={label} label={label} icon={<PrintIcon />} onPress={fn()} />
    )),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Toplu işlemler' });
    const [count, clear] = [bar.firstElementChild, canvas.getByRole('button', { name: 'Seçimi kaldır' })];
    await expect(clear.offsetTop).toBeLessThan((count as HTMLElement).offsetTop + 24);
    const row = canvas.getByRole('button', { name: 'Sil' }).parentElement;
    if (!row) throw new Error('The actions have no row.');
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'end'));
    row.scrollLeft = row.scrollWidth;
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'start'));
    row.scrollLeft = 0;
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  BulkBar,
  {
    one: { count: 1 },
    many: { count: 240, remark: '1.204.421,25 TL' },
    'without a remark': { remark: undefined },
    'disabled action': {
      children: <BulkAction label="Etiket yazdır" icon={<PrintIcon />} onPress={fn()} disabled />,
    },
  },
  { columns: 1, reachable: true },
);
