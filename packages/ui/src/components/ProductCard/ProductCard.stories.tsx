import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Money } from '../Money/Money.tsx';
import { RulerReading } from '../RulerReading/RulerReading.tsx';
import { ProductCard } from './ProductCard.tsx';
import { guide } from './ProductCard.guide.tsx';

const meta = {
  title: 'Components/Language/ProductCard',
  component: ProductCard,
  args: {
    href: '#urun',
    name: 'Virendo Magnezyum Bisglisinat 200 mg 90 Kapsül',
    image: null,
    remark: '(09/2028)',
    ruler: <RulerReading text="09/2028" value={22} remark="22 ay" />,
    price: <Money value={39_850} size="large" />,
    priceNote: 'PSF 685,00',
    gain: '%41,8 marj',
    foot: 'Akçınar Ecza Deposu',
  },
  decorators: [
    (Story) => (
      <Box width="card" surface="sheet">
        <Story />
      </Box>
    ),
  ],
  parameters: {
    guide,
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongName: Story = {
  args: {
    name: 'Sade Öz Hipoalerjenik Parfümsüz Yoğun Nemlendirici ve Onarıcı El, Yüz ve Vücut Bakım Kremi Kuru ve Çok Kuru Ciltler İçin 400 ml',
  },
};
export const WithoutExpiry: Story = {
  args: { name: 'Ortavia Koldan Tansiyon Aleti TS-40', remark: 'Miatsız Ürün' },
};
