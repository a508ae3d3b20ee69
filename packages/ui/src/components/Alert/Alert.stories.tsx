import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  parameters: {
    ...guide({
      when: ['Something holds until it is dealt with: a changed price, a failed payment.'],
      whenNot: ['It concerns one field: `error` of the field. It passes: Toast.'],
      do: ['First what happened, then what it means, then the button.'],
      dont: ['“Bilinmeyen hata”, codes without a sentence, blame.'],
      criteria: [
        'An error is announced when it appears; the others are read in their place.',
        'Kind is told by icon, words and colour.',
      ],
      messages: ['Bir hata oluştu', 'Kapat'],
    }),
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
