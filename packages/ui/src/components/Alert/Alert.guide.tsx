import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

export const guide = defineGuide({
  when: ['Something holds until it is dealt with: a changed price, a failed payment, a missing KEP address.'],
  whenNot: [
    'It concerns one field: `error` of the field.',
    'It passes by itself: Toast. The whole screen failed: ErrorScreen.',
  ],
  do: [
    {
      say: 'First what happened, then what it means, then the way on.',
      show: (
        <Alert
          kind="warning"
          title="1 üründe fiyat değişti."
          actions={
            <Button variant="ink" size="small">
              Yeni fiyatı kabul et
            </Button>
          }
        >
          Şampuan 300 ml 178,90 TL iken 186,75 TL oldu.
        </Alert>
      ),
    },
    'Say that no money was taken, when a payment failed: “Kartınızdan tutar çekilmedi.”',
  ],
  dont: [
    {
      say: 'A code without a sentence, and blame.',
      show: (
        <Alert kind="error" title="Hata 1981">
          Hatalı işlem yaptınız!
        </Alert>
      ),
    },
    'Do not stack three of them over the cart: one that counts (“3 üründe fiyat değişti”) with the lines beneath.',
  ],
  keyboard: [
    ['Tab', 'reaches its buttons, then `Kapat`'],
    ['Enter', 'presses'],
  ],
  criteria: [
    'With `live` it is announced when it appears; without, it is read in its place [Kinds].',
    'Kind is told by icon, words and colour.',
    'Closing gives the focus back to the page, never to nothing.',
  ],
  messages: ['Kapat'],
});
