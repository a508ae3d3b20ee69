import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Alert } from './Alert.tsx';

export const guide = defineGuide({
  when: [
    'A message that stays until its cause is resolved: a changed price, a failed payment, a missing KEP address.',
  ],
  whenNot: [
    'An error of one field: `error` of the field.',
    'A message that disappears by itself: Toast. A screen that failed: ErrorScreen.',
  ],
  do: [
    {
      say: 'State what happened, then what it means, then what to do.',
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
    'After a failed payment state that no money was taken: “Kartınızdan tutar çekilmedi.”',
  ],
  dont: [
    {
      say: 'A code without an explanation, and blame.',
      show: (
        <Alert kind="error" title="Hata 1981">
          Hatalı işlem yaptınız!
        </Alert>
      ),
    },
    'Do not stack three alerts above the cart: use one with a count (“3 üründe fiyat değişti”) and list the lines below.',
  ],
  keyboard: [
    ['Tab', 'moves to its buttons, then to `Kapat`'],
    ['Enter', 'presses'],
  ],
  criteria: [
    'With `live` it is announced when it appears; without, it is read in document order [Kinds].',
    'The kind is shown by icon and text as well as colour.',
    'After closing, the caller moves the focus to an element of the page.',
  ],
  messages: ['Kapat'],
});
