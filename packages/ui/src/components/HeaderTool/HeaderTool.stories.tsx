import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BellIcon, MessageIcon } from '../../icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { HeaderAccount, HeaderCart, HeaderTool } from './HeaderTool.tsx';
import { guide } from './HeaderTool.guide.tsx';

const meta = {
  title: 'Components/Navigation/HeaderTool',
  component: HeaderTool,
  subcomponents: { HeaderAccount, HeaderCart },
  args: { label: 'Bildirimler', icon: <BellIcon />, count: 5, countTone: 'critical' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof HeaderTool>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Bildirimler/ })).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Inline space="m">
      <HeaderTool label="Mesajlar" icon={<MessageIcon />} href="#mesajlar" />
      <HeaderTool label="Mesajlar" icon={<MessageIcon />} count={2} href="#mesajlar" />
      <HeaderTool label="Bildirimler" icon={<BellIcon />} count={120} countTone="critical" />
      <HeaderAccount name="Ihlamur Eczanesi" detail="Ecz. Derya Tunalı" />
      <HeaderCart href="#sepet" label="Sepet" noun="ürün" count={7} total={971_100} />
      <HeaderCart href="#sepet" label="Sepet" noun="ürün" count={0} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeInTheDocument();
  },
};
