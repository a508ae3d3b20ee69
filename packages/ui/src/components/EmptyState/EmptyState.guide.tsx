import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guide = defineGuide({
  when: ['A list, a search or a panel has nothing to show.'],
  whenNot: ['It could not be loaded: Alert with “Yeniden dene”.', 'It is on its way: Shimmer.'],
  do: [
    {
      say: 'Say why it is empty and offer the next step.',
      show: (
        <EmptyState
          size="panel"
          kind="notFound"
          title="Bu filtrelerle ürün kalmadı."
          subtitle="Miat süzgecini kaldırınca 14 ürün görünür."
          actions={
            <Button variant="outline" size="small">
              Miat süzgecini kaldır
            </Button>
          }
        />
      ),
    },
    'A search offers what is near: the category, the brand, the barcode.',
  ],
  dont: [
    {
      say: '“Kayıt yok” leaves one standing.',
      show: <EmptyState size="panel" kind="other" title="Kayıt yok" />,
    },
    'No joke and no sad face: the shelf of a pharmacy is not a game.',
  ],
  keyboard: [['Tab', 'reaches its button, if it has one']],
  criteria: [
    'The drawing is hidden from screen readers; title and sentence say it [Kinds].',
    'After a search the title is announced by the list that holds it.',
  ],
  messages: 'none',
});
