import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall } from '../../css/utilities.css.ts';
import { MinusIcon, PlusIcon } from '../../icons.ts';
import * as css from './QuantityStepper.css.ts';

export type QuantityStepperProps = {
  /** Accessible name: `Adet, Nurevit Çinko`. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  /** Largest available quantity; the plus button is disabled there. */
  max?: number;
  /** Package size: with 6 from 6 on, the buttons give 6, 12, 18. */
  step?: number;
  size?: 'small' | 'medium' | 'large';
  disabled?: boolean;
  /**
   * Receives the typed text when it is not a whole number within the bounds: `1,5`, `0`, a scanned barcode.
   * Without it the component itself shows why the number was replaced.
   */
  onRefuse?: (typed: string) => void;
};

/** Maximum digits of a quantity, so that a scanned barcode is rejected. */
const mostDigits = 7;
/** Maximum length of typed text. The text stays as typed until blur, so that `1,5` does not become 15. */
const mostTyped = 14;

/**
 * Renders a field for a whole number with minus and plus buttons. On blur a typed number is rounded to the
 * package size and clamped to the bounds; other text is replaced by the previous number.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    label,
    value,
    onChange,
    min = 1,
    max = Number.MAX_SAFE_INTEGER,
    step = 1,
    size = 'medium',
    disabled,
    onRefuse,
  } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState('');

  const shown = draft ?? String(value);

  const settle = (next: number) => {
    const stepped = Math.round((next - min) / step) * step + min;
    const bounded = Math.min(max, Math.max(min, stepped));
    setDraft(null);
    setNote('');
    if (bounded !== value) onChange(bounded);
    return bounded;
  };
  const leave = () => {
    if (draft === null) return;
    const isNumber = /^\d+$/.test(draft) && draft.length <= mostDigits;
    const kept = settle(isNumber ? Number(draft) : value);
    if (draft === '' || (isNumber && kept === Number(draft))) return;
    if (onRefuse) {
      if (!isNumber || Number(draft) < min || Number(draft) > max) onRefuse(draft);
    } else {
      // Loaded on demand, because it is rarely needed; the number is already corrected.
      import('./refusal-of.ts').then(
        ({ refusalOf }) => setNote(refusalOf(Number(draft), props)),
        () => undefined,
      );
    }
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const move = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 }[event.key];
    if (event.key === 'Enter') leave();
    else if (event.key === 'Home') settle(min);
    else if (move !== undefined) {
      event.preventDefault();
      settle((/^\d+$/.test(draft ?? '') ? Number(draft) : value) + move);
    }
  };

  return (
    <span className={css.whole}>
      <span
        className={cx(css.stepper, css.size[size])}
        style={{ '--digits': shown.length } as CSSProperties}
        role="group"
        aria-label={label}
      >
        <button
          type="button"
          className={css.button}
          aria-label="Azalt"
          disabled={disabled || value <= min}
          onClick={() => settle(value - step)}
        >
          <span className={iconSlotSmall} aria-hidden="true">
            <MinusIcon />
          </span>
        </button>
        <input
          className={css.input}
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max === Number.MAX_SAFE_INTEGER ? undefined : max}
          disabled={disabled}
          value={shown}
          onChange={(event) =>
            setDraft(event.currentTarget.value.replace(/[^\d.,-]/g, '').slice(0, mostTyped))
          }
          onFocus={(event) => event.currentTarget.select()}
          onBlur={leave}
          onKeyDown={press}
        />
        <button
          type="button"
          className={css.button}
          aria-label="Artır"
          disabled={disabled || value >= max}
          onClick={() => settle(value + step)}
        >
          <span className={iconSlotSmall} aria-hidden="true">
            <PlusIcon />
          </span>
        </button>
      </span>
      {note ? <output className={css.note}>{note}</output> : null}
    </span>
  );
}
