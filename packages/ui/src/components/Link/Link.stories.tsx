import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Text/Link',
  component: Link,
  parameters: {
    ...guide({
      when: ['It leads somewhere and has an address.'],
      whenNot: ['It does something: a Button.'],
      do: ['Name the place: “Sipariş ayrıntısı”.'],
      dont: ['“Tıklayın”, “buradan”: read alone they say nothing.'],
      keyboard: [
        ['Tab', 'reaches it'],
        ['Enter', 'follows it'],
      ],
    }),
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: '#', children: '2 adet daha ekle' } };
export const Name: Story = { args: { href: '#', variant: 'name', children: 'Akçınar Ecza Deposu' } };
export const NewTab: Story = {
  args: { href: 'https://example.com', newTab: true, children: 'Reçeteli ürünler sitesi' },
};
