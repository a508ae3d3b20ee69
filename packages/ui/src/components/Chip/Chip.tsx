import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { CloseIcon } from '../../icons.ts';
import * as css from './Chip.css.ts';

export type ChipProps = {
  label: ReactNode;
  /** Whether the filter holds. */
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  /** How many the filter would leave; null keeps the place while that is not known. */
  count?: number | null;
  /** How many digits that place has: four for a count over everything there is. */
  awaitedDigits?: 3 | 4;
  icon?: ReactNode;
  /** The key that presses it, shown at its side where there is a keyboard: `9`. */
  shortcut?: string;
  disabled?: boolean;
};

/** One filter, on or off. Pressed ones carry a cross: a press takes the filter away. */
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
