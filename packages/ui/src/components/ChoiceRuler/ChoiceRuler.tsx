import { type CSSProperties, useId } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './ChoiceRuler.css.ts';

export type RulerChoice = {
  id: string;
  /** Label below the tick, one or two words: `2 koli`. */
  label: string;
  /** Full text of the choice, shown above the ruler and read by screen readers: `2 koli, 6.190,00 TL, +%0,8`. */
  reading: string;
};

export type ChoiceRulerProps = {
  label: string;
  /** Text at the right of the label: the number of choices, or that more are being computed. */
  remark?: string;
  /** In a meaningful order, for example by price. At least one. */
  choices: readonly RulerChoice[];
  value: string;
  onChange: (id: string) => void;
};

/** Largest number of choices with a label below every tick; above it only the two ends are labelled. */
const mostLabels = 5;

/**
 * Renders a slider over a few discrete choices, one tick each. It changes with drag, arrow keys, Home and
 * End. Not for amounts: these are typed.
 */
export function ChoiceRuler({ label, remark, choices, value, onChange }: ChoiceRulerProps) {
  const id = useId();
  const index = Math.max(
    0,
    choices.findIndex((choice) => choice.id === value),
  );
  const current = choices[index];
  const isCrowded = choices.length > mostLabels;
  return (
    <div className={css.root} style={{ '--choices': String(choices.length) } as CSSProperties}>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        {remark ? <span key={remark}>{remark}</span> : null}
      </div>
      <div className={css.reading} aria-hidden="true">
        {current?.reading}
      </div>
      <div className={css.track}>
        <input
          id={id}
          type="range"
          className={css.input}
          min={0}
          max={Math.max(choices.length - 1, 0)}
          step={1}
          value={index}
          aria-valuetext={current?.reading}
          onChange={({ target }) => {
            const next = choices[Number(target.value)];
            if (next) onChange(next.id);
          }}
        />
        {/* The key remounts the list when the number of choices changes, so that existing ticks do not move. */}
        <ul key={choices.length} className={css.ticks} aria-hidden="true">
          {choices.map((choice, at) => (
            <li key={choice.id} className={css.choice}>
              <span className={cx(css.tick, at === index && css.chosen)} />
              <span className={cx(css.label, at === index && css.strong)}>
                {isCrowded ? null : choice.label}
              </span>
            </li>
          ))}
        </ul>
        {isCrowded ? (
          <div key={`ends-${choices.length}`} className={css.ends} aria-hidden="true">
            <span className={cx(index === 0 && css.strong)}>{choices[0]?.label}</span>
            <span className={cx(index === choices.length - 1 && css.strong)}>{choices.at(-1)?.label}</span>
          </div>
        ) : null}
      </div>
    </div>
  );
}
