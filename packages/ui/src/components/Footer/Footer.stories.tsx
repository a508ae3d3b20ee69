import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '../Logo/Logo.tsx';
import { Text } from '../Text/Text.tsx';
import { Footer } from './Footer.tsx';
import { guide } from './Footer.guide.ts';

// @spec §9 support-phone

const meta = {
  title: 'Components/Navigation/Footer',
  component: Footer,
  args: {
    brand: (
      <>
        <Logo />
        <Text tone="soft">
          Eczanelerin, depoların ve satıcıların miadı bilinen, fiyatı açık ticaret yeri.
        </Text>
      </>
    ),
    columns: [
      {
        title: 'Kurumsal',
        links: [
          { label: 'İletişim', href: '#i' },
          { label: 'Güvenli ödeme', href: '#g' },
        ],
      },
      { title: 'Kategoriler', links: [{ label: 'Medikal', href: '#m' }] },
    ],
    bottom: '© 2015–2026 Havan',
  },
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
