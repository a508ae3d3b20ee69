import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { EmptyState } from './EmptyState.tsx';
import { guide } from './EmptyState.guide.tsx';

// @spec §2.3 empty-screen

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    kind: 'wishlist',
    title: 'Takip listeniz boş',
    subtitle: 'Takip ettiğiniz ürünün fiyatı düşünce haber veririz.',
    actions: <Button>Ürünlere göz at</Button>,
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kinds: Story = {
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2, web: 3 }}>
      <EmptyState
        kind="notFound"
        size="panel"
        title="Ürün bulunamadı"
        subtitle="Yazımı kontrol edin ya da barkodla arayın."
      />
      <EmptyState kind="noMessages" size="panel" title="Mesajınız yok" />
      <EmptyState kind="noListings" size="panel" title="İlan bulunamadı" />
      <EmptyState kind="wishlist" size="panel" title="Takip listeniz boş" />
      <EmptyState kind="other" size="panel" title="Bildiriminiz yok" />
    </Grid>
  ),
};
