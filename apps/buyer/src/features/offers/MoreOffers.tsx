import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { LoadMore } from '@havan/ui/LoadMore';
import { laterOfferTexts } from './later-offer-texts.ts';

interface MoreOffersProps {
  /** Offers drawn so far. */
  readonly drawn: number;
  readonly total: number;
  readonly onMore: () => void;
  readonly onAll: () => void;
}

/** Renders how many offers of a long list are drawn, with buttons for the next ones and for all. */
export function MoreOffers({ drawn, total, onMore, onAll }: MoreOffersProps) {
  const hasMore = drawn < total;
  return (
    <Inline space="m" justify="between">
      <LoadMore
        shown={drawn}
        total={total}
        hasMore={hasMore}
        onLoadMore={onMore}
        noun={laterOfferTexts.noun}
      />
      {hasMore ? (
        <Button variant="quiet" onClick={onAll}>
          {laterOfferTexts.showAll(total)}
        </Button>
      ) : null}
    </Inline>
  );
}
