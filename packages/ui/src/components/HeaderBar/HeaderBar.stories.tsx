import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { BellIcon, MessageIcon } from '../../icons.ts';
import { HeaderAccount, HeaderBasket, HeaderTool } from '../HeaderTool/HeaderTool.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { HeaderBar } from './HeaderBar.tsx';

const meta = {
  title: 'Components/Navigation/HeaderBar',
  component: HeaderBar,
  args: {
    logo: (
      <Link href="#" variant="bare" aria-label="Havan ana sayfa">
        <Logo label="" />
      </Link>
    ),
    tools: (
      <>
        <HeaderTool label="Mesajlar" icon={<MessageIcon />} count={2} href="#m" />
        <HeaderTool label="Bildirimler" icon={<BellIcon />} count={120} countTone="critical" />
        <HeaderAccount name="Ihlamur Eczanesi" detail="Ecz. Derya Tunalı" />
        <HeaderBasket href="#s" count={7} total={971_100} />
      </>
    ),
  },
  parameters: {
    ...guide({
      when: ['On every screen of a signed-in person.'],
      criteria: [
        'Hides beyond 25 px on the way down, comes back on the way up and whenever the focus is in it; a shadow after 80 px.',
        'Its dropdowns close when it hides (`onHide`).',
      ],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof HeaderBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Sepet, 7 ürün/ })).toBeVisible();
  },
};
