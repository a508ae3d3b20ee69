import type { ReactNode } from 'react';
import * as css from './OfferPanel.css.ts';

export type OfferPanelProps = {
  /** Column of the picture. */
  picture: ReactNode;
  /** Product details: name, facts, PriceRuler. */
  children: ReactNode;
  /** Price, quantity and the main button. */
  decision: ReactNode;
  /** Accessible name of the decision column. */
  decisionLabel: string;
};

/**
 * Renders the head of a product page in one frame: picture, details and decision, which are three columns
 * from 1200 px on. The decision has a background of its own.
 */
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
