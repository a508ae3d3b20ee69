import { type ReactNode, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { useOverflowEdges } from '../../hooks/use-overflow-edges.ts';
import * as css from './BulkBar.css.ts';

export type BulkBarProps = {
  /** Number of selected rows; 0 renders nothing. */
  count: number;
  /** Noun of the counted rows: `sipariş`. */
  noun: string;
  /** Offers to select every row of the filter, also those not loaded; shown while `all.count` exceeds `count`. */
  all?: { count: number; chosen: boolean; onChoose: () => void };
  /** Text after the count: the total of the selected rows. */
  remark?: ReactNode;
  /** Set for a table with `stickyHeader`: the bar sticks below the table header. */
  belowHead?: boolean;
  /** BulkAction buttons. When they do not fit, the row scrolls and fades at the edge where more follows. */
  children: ReactNode;
  /** Called by the button that clears the selection. */
  onClear: () => void;
};

/** Renders the actions for the selected rows: above the table on a desktop, fixed at the bottom on a phone. */
export function BulkBar({ count, noun, all, remark, belowHead, children, onClear }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <section className={cx(css.bar, belowHead && css.belowHead)} aria-label="Toplu işlemler" data-bar="">
      <p className={css.count} aria-live="polite">
        <strong>{all?.chosen ? all.count : count}</strong> {noun} seçildi{' '}
        {remark ? <span className={css.remark}>{remark}</span> : null}
      </p>
      {all && !all.chosen && all.count > count ? (
        <button type="button" className={css.all} onClick={all.onChoose}>
          Filtredekilerin hepsini seç ({all.count})
        </button>
      ) : null}
      <ActionRow>{children}</ActionRow>
      <button type="button" className={css.clear} onClick={onClear}>
        Seçimi kaldır
      </button>
    </section>
  );
}

function ActionRow({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  useOverflowEdges(row);
  return (
    <div ref={row} className={css.actions}>
      {children}
    </div>
  );
}

export type BulkActionProps = {
  label: string;
  icon?: ReactNode;
  /** Applies the action to all selected rows. */
  onPress: () => void;
  disabled?: boolean;
};

/** Renders one action of a BulkBar. */
export function BulkAction({ label, icon, onPress, disabled }: BulkActionProps) {
  return (
    <button type="button" className={css.action} onClick={onPress} disabled={disabled}>
      {icon ? (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {label}
    </button>
  );
}
