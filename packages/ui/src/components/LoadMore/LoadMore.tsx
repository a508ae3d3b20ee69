import { Button } from '../Button/Button.tsx';
import * as css from './LoadMore.css.ts';

export type LoadMoreProps = {
  /** How many are in sight. */
  shown: number;
  /** How many there are, when known. */
  total?: number;
  /** Whether the button is there. */
  hasMore: boolean;
  loading?: boolean;
  /** Asks for the next page. */
  onLoadMore: () => void;
  /** Noun of the listed things: `ürün`, `sipariş`. */
  noun?: string;
};

const countOf = (count: number): string => count.toLocaleString('tr-TR');

/** The foot of a list that is paged by cursor: how far one has come, and the next part. */
export function LoadMore({
  shown,
  total,
  hasMore,
  loading = false,
  onLoadMore,
  noun = 'kayıt',
}: LoadMoreProps) {
  const said =
    total === undefined
      ? `${countOf(shown)} ${noun} gösteriliyor`
      : `${countOf(total)} ${noun} içinden ${countOf(shown)} tanesi gösteriliyor`;
  return (
    <div className={css.root}>
      {/* An empty list says so itself. */}
      <p className={css.count} aria-live="polite">
        {shown === 0 && !hasMore ? null : said}
      </p>
      {hasMore ? (
        <Button variant="outline" loading={loading} onClick={onLoadMore}>
          Daha fazla göster
        </Button>
      ) : null}
    </div>
  );
}
