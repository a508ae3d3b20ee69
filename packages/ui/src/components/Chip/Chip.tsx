import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { CloseIcon } from '../../icons.ts';
import * as css from './Chip.css.ts';

export type ChipProps = {
  label: ReactNode;
  /** Whether the filter is on. */
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  /** Number of results with the filter; null reserves its width until the number is known. */
  count?: number | null;
  /** Digits to reserve for an unknown count: 4 for counts over the whole catalogue. */
  awaitedDigits?: 3 | 4;
  icon?: ReactNode;
  /** Key that toggles the filter, shown beside the label: `9`. */
  shortcut?: string;
  disabled?: boolean;
};

/** Renders a filter that is on or off. A pressed chip shows a cross, because a click removes the filter. */
export function Chip({
  label,
  pressed,
  onChange,
  count,
  awaitedDigits = 3,
  icon,
  shortcut,
  disabled,
}: ChipProps) {
  return (
    <button
      type="button"
      className={cx(css.chip, pressed && css.pressed)}
      aria-pressed={pressed}
      aria-keyshortcuts={shortcut}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {icon ? (
        <span className={iconSlotSmall} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {label}
      {count === undefined ? null : (
        <span className={cx(css.count, count === null && css.awaited[awaitedDigits])}>{count}</span>
      )}
      {shortcut && !pressed ? <kbd className={css.key}>{shortcut}</kbd> : null}
      {pressed ? (
        <span className={iconSlotSmall} aria-hidden="true">
          <CloseIcon />
        </span>
      ) : null}
    </button>
  );
}
