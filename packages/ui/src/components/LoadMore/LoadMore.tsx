import { Button } from '../Button/Button.tsx';
import * as css from './LoadMore.css.ts';

export type LoadMoreProps = {
  /** Number of loaded items. */
  shown: number;
  /** Total number, when known. */
  total?: number;
  /** Whether the button is shown. */
  hasMore: boolean;
  loading?: boolean;
  /** Called to load the next page. */
  onLoadMore: () => void;
  /** Noun of the listed items: `ürün`, `sipariş`. */
  noun?: string;
};

const countOf = (count: number): string => count.toLocaleString('tr-TR');

/** Renders the end of a cursor-paged list: the number of loaded items and a button for the next page. */
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
      {/* Nothing for an empty list, which has an EmptyState. */}
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
