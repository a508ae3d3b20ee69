import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { EmptyState } from './EmptyState.tsx';

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
    ...guide({
      when: ['A list, a search or a panel has nothing to show.'],
      do: ['Say why, and offer the next step.'],
      dont: ['“Kayıt yok” and nothing else.'],
      messages: [
        'Ürün bulunamadı',
        'Mesajınız yok',
        'İlan bulunamadı',
        'Takip listeniz boş',
        'Bildiriminiz yok',
      ],
    }),
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
