import { useId } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden } from '../../css/utilities.css.ts';
import * as css from './RatingInput.css.ts';

export type RatingInputProps = {
  label: string;
  /** 0 to 10; null before a choice. */
  value: number | null;
  onChange: (value: number) => void;
  error?: string | null | undefined;
};

const points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Renders radio buttons from 0 to 10 as the ticks of a ruler; arrow keys move along it. */
export function RatingInput({ label, value, onChange, error }: RatingInputProps) {
  const id = useId();
  return (
    <fieldset
      className={css.group}
      data-field-error={error ? '' : undefined}
      aria-describedby={error ? `${id}-e` : undefined}
    >
      <legend className={css.legend}>
        {label} {value === null ? null : <strong>{value}</strong>}
      </legend>
      <div className={css.row}>
        {points.map((point) => (
          <label key={point} className={css.point}>
            <input
              type="radio"
              name={id}
              value={point}
              checked={point === value}
              className={css.input}
              onChange={() => onChange(point)}
            />
            <span
              className={cx(
                css.tick,
                point % 5 === 0 && css.long,
                value !== null && point <= value && css.full,
              )}
              aria-hidden="true"
            />
            <span className={point % 5 === 0 ? css.figure : hidden}>{point}</span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-e`} className={css.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
