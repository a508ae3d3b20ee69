import type { ReactNode } from 'react';
import * as css from './OfferPanel.css.ts';

export type OfferPanelProps = {
  /** The picture column. */
  picture: ReactNode;
  /** Description of the product: name, facts, PriceRuler. */
  children: ReactNode;
  /** The decision: price, quantity, the one filled button. */
  decision: ReactNode;
  /** Names the decision column for screen readers. */
  decisionLabel: string;
};

/** The head of a product's page: one frame, three columns, the decision on its own ground. */
export function OfferPanel({ picture, children, decision, decisionLabel }: OfferPanelProps) {
  return (
    <div className={css.panel}>
      <div className={css.picture}>{picture}</div>
      <div className={css.facts}>{children}</div>
      <aside className={css.decision} aria-label={decisionLabel}>
        {decision}
      </aside>
    </div>
  );
}
