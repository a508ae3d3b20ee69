import { Button } from '@havan/ui/Button';
import { MoneyField } from '@havan/ui/MoneyField';
import { formatMoney } from '@havan/domain/money';
import { Text } from '@havan/ui/Text';
import { amountUnreadable } from '@havan/validation/messages';
import { useId, useState } from 'react';
import { catalogueTexts } from '../catalogue-texts.ts';
import * as css from './FacetGroup.css.ts';

interface PriceFacetProps {
  /** Kuruş; null where nothing is offered. */
  readonly range: { readonly min: number; readonly max: number } | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly onApply: (from: number | null, to: number | null) => void;
}

/**
 * Renders the price range, which takes effect when it is applied, so that a half-typed amount does not empty the list.
 */
export function PriceFacet({ range, from, to, onApply }: PriceFacetProps) {
  const [least, setLeast] = useState(from);
  const [most, setMost] = useState(to);
  const [unread, setUnread] = useState({ from: false, to: false });
  const [isRefused, setRefused] = useState(false);
  const titleId = useId();
  const apply = () => {
    const isTurned = least !== null && most !== null && least > most;
    onApply(isTurned ? most : least, isTurned ? least : most);
  };
  return (
    <section className={css.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {catalogueTexts.price}
      </h2>
      {range ? (
        <Text size="small" tone="faint">
          {`${formatMoney(range.min)} – ${formatMoney(range.max)}`}
        </Text>
      ) : null}
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          const refuses = unread.from || unread.to;
          setRefused(refuses);
          if (!refuses) apply();
        }}
      >
        <div className={css.prices}>
          <MoneyField
            label={catalogueTexts.priceFrom}
            value={least}
            error={isRefused && unread.from ? amountUnreadable : null}
            onChange={setLeast}
            onInvalid={(text) => setUnread((known) => ({ ...known, from: text !== null }))}
          />
          <MoneyField
            label={catalogueTexts.priceTo}
            value={most}
            error={isRefused && unread.to ? amountUnreadable : null}
            onChange={setMost}
            onInvalid={(text) => setUnread((known) => ({ ...known, to: text !== null }))}
          />
        </div>
        <Button type="submit" variant="outline" size="small">
          {catalogueTexts.applyPrice}
        </Button>
      </form>
    </section>
  );
}
