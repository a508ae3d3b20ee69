import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert } from './Alert.tsx';
import { guide } from './Alert.guide.tsx';

// @spec §2.3 generic-modal

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  parameters: {
    guide,
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    kind: 'warning',
    title: '1 üründe fiyat değişti.',
    children: 'Şampuan 300 ml 178,90 TL iken 186,75 TL oldu.',
  },
};

export const Kinds: Story = {
  args: { kind: 'success' },
  render: () => (
    <Stack space="s">
      <Alert kind="success" title="Sözleşme onaylandı." />
      <Alert kind="error" title="Bir hata oluştu" onClose={fn()}>
        Kart bilgileriniz doğrulanamadı.
      </Alert>
      <Alert kind="alert-octagon" title="Satışınız durduruldu.">
        KEP adresinizi tamamlayın.
      </Alert>
      <Alert kind="warning" title="Yakın miat" actions={<Button variant="ink">Yeni fiyatı kabul et</Button>}>
        Bu ilanın miadı 4 ay sonra doluyor.
      </Alert>
      <Alert kind="info">Siparişler hafta içi 17.00’ye kadar aynı gün kargoda.</Alert>
    </Stack>
  ),
};
