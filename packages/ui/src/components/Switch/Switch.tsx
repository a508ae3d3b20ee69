import { type ReactNode, useId } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './Switch.css.ts';

export type SwitchProps = {
  label: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called on a change, which takes effect at once without saving. */
  onChange: (checked: boolean) => void;
  hideLabel?: boolean;
  help?: ReactNode;
  disabled?: boolean;
};

/** Renders a switch for a setting that takes effect at once. For a choice in a form use Checkbox. */
export function Switch({ label, checked, onChange, hideLabel, help, disabled }: SwitchProps) {
  const id = useId();
  return (
    <div>
      <label className={css.row}>
        <input
          type="checkbox"
          role="switch"
          className={css.input}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-describedby={help ? `${id}-help` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={css.track} aria-hidden="true">
          <span className={css.thumb} />
        </span>
        <span className={cx(hideLabel && hidden)}>{label}</span>
      </label>
      {help ? (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      ) : null}
    </div>
  );
}
