import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';
import { guide } from './Link.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Text/Link',
  component: Link,
  args: { href: '#', children: '2 adet daha ekle' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: '#', children: '2 adet daha ekle' } };
export const Name: Story = { args: { href: '#', variant: 'name', children: 'Akçınar Ecza Deposu' } };
export const NewTab: Story = {
  args: { href: 'https://example.com', newTab: true, children: 'Reçeteli ürünler sitesi' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      'Reçeteli ürünler sitesi (yeni sekmede açılır)',
    );
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  Link,
  {
    text: { variant: 'text' },
    name: { variant: 'name' },
    bare: { variant: 'bare' },
    'new tab': { newTab: true },
  },
  { columns: 4, reachable: true },
);
