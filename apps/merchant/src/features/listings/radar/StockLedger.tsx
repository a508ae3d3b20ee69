import type { ResultOf } from '@havan/contract/call';
import type { getExpiryRadar } from '@havan/contract/listings/expiry-radar';
import { Heading } from '@havan/ui/Heading';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { radarTexts as texts } from './radar-texts.ts';
import * as css from './StockLedger.css.ts';

type Months = ResultOf<typeof getExpiryRadar>['months'];

interface StockLedgerProps {
  readonly months: Months;
  /** The filtered month, `2027-04`; null for all. */
  readonly month: string | null;
}

/**
 * Renders one column per month, as high as the stock that expires in it, with the part at risk at its foot; a press
 * filters by the month.
 */
export function StockLedger({ months, month }: StockLedgerProps) {
  const [reached, setReached] = useState<string | null>(null);
  const most = Math.max(1, ...months.map(({ stockValue }) => stockValue));
  const current = months.find((each) => each.month === (reached ?? month));
  return (
    <section className={css.root} aria-label={texts.ledger}>
      <Heading level={2} size="panel">
        {texts.ledger}
      </Heading>
      <p className={css.reading} aria-live="polite">
        {current ? readingOf(current) : texts.ledgerSummary}
      </p>
      <ul className={css.list} onPointerLeave={() => setReached(null)}>
        {months.map((each, at) => (
          <li key={each.month} className={css.column}>
            <Link
              className={css.link}
              to={paths.expiryRadar(each.month === month ? null : each.month)}
              aria-label={readingOf(each)}
              aria-current={each.month === month ? 'true' : undefined}
              onPointerEnter={() => setReached(each.month)}
              onFocus={() => setReached(each.month)}
              onBlur={() => setReached(null)}
            >
              <svg className={css.bar} viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
                <Bar share={each.stockValue / most} look={css.stock} />
                <Bar share={Math.min(each.moneyAtStake, each.stockValue) / most} look={css.risk} />
              </svg>
            </Link>
            <span className={css.label} aria-hidden="true">
              {each.month.slice(5)}
              {at === 0 || each.month.endsWith('-01') ? (
                <b className={css.year}>{each.month.slice(0, 4)}</b>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bar({ share, look }: { readonly share: number; readonly look: string }) {
  const height = share > 0 ? Math.max(1, share * 100) : 0;
  return <rect className={look} x="0" y={100 - height} width="1" height={height} />;
}

const readingOf = ({ month, stockValue, moneyAtStake, listings }: Months[number]): string =>
  texts.monthReading(`${month.slice(5)}/${month.slice(0, 4)}`, stockValue, moneyAtStake, listings);
