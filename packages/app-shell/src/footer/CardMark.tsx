import type { CardName } from './footer-columns.ts';
import * as css from './CardMark.css.ts';

/** Pattern of each card, for quick recognition. These are drawings of the product, not marks of card organisations. */
const patterns: Readonly<Record<CardName, string>> = {
  MasterCard: 'M3 7h26M3 10h26',
  Visa: 'M3 14 12 5M10 17 22 5M20 17 29 8',
  Troy: 'M3 11q6.500-7 13 0t13 0',
  Amex: 'M3 5h26v12H3zM9 5v12M23 5v12',
};

/** Renders the mark of an accepted card: a card with a pattern of its own, and the name that is read out. */
export function CardMark({ name }: { readonly name: CardName }) {
  return (
    <span className={css.mark}>
      <svg className={css.card} viewBox="0 0 32 22" width={32} height={22} aria-hidden="true">
        <rect x="1" y="1" width="30" height="20" rx="3" />
        <path d={patterns[name]} />
      </svg>
      <span className={css.name}>{name}</span>
    </span>
  );
}
