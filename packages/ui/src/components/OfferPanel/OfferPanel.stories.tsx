import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Money } from '../Money/Money.tsx';
import { ProductImage } from '../ProductImage/ProductImage.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { OfferPanel } from './OfferPanel.tsx';
import { guide } from './OfferPanel.guide.ts';

const meta = {
  title: 'Components/Language/OfferPanel',
  component: OfferPanel,
  args: {
    picture: <ProductImage src={null} alt="" size="hero" />,
    children: (
      <Heading level={1} remark="(09/2028)">
        Virendo Magnezyum Bisglisinat 200 mg 90 Kapsül
      </Heading>
    ),
    decisionLabel: 'Önerilen teklif',
    decision: (
      <Stack>
        <Money value={39_850} size="decision" />
        <Button size="large" wide>
          Sepete ekle
        </Button>
      </Stack>
    ),
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof OfferPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
