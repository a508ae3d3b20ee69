import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const guide = defineGuide({
  when: ['A list, a search or a panel without content.'],
  whenNot: ['The content could not be loaded: Alert with “Yeniden dene”.', 'Content is loading: Shimmer.'],
  do: [
    {
      say: 'State the reason and offer the next step.',
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
    'After a search offer similar results: the category, the brand, the barcode.',
  ],
  dont: [
    {
      say: '“Kayıt yok” offers no next step.',
      show: <EmptyState size="panel" kind="other" title="Kayıt yok" />,
    },
    'No jokes and no sad faces.',
  ],
  keyboard: [['Tab', 'moves to its button, if any']],
  criteria: [
    'The drawing is hidden from screen readers; title and text explain the state [Kinds].',
    'After a search the surrounding list announces the title.',
  ],
  messages: 'none',
});
