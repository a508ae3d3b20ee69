import { type ReactNode, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { useOverflowEdges } from '../../hooks/use-overflow-edges.ts';
import * as css from './BulkBar.css.ts';

export type BulkBarProps = {
  /** How many rows are chosen; 0 draws nothing. */
  count: number;
  /** Noun of the counted rows: `sipariş`. */
  noun: string;
  /** Where the filter holds more than what is chosen: takes all of them, those not shown as well. */
  all?: { count: number; chosen: boolean; onChoose: () => void };
  /** Their total. */
  remark?: ReactNode;
  /** Set where the head of the table stays in sight as well (`stickyHeader`): the bar stays beneath it. */
  belowHead?: boolean;
  /** Buttons. Where they do not fit they stand in a row that scrolls; its edge fades for as long as more follows. */
  children: ReactNode;
  /** Called when the selection is cleared. */
  onClear: () => void;
};

/**
 * Actions on the chosen rows. Above the table on the desk; on a phone a bar at the foot that hides no row.
 */
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
  /** Does it to all that are chosen. */
  onPress: () => void;
  disabled?: boolean;
};

/** One action of a BulkBar. */
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
