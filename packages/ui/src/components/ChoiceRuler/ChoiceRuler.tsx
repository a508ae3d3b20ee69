import { type CSSProperties, useId } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './ChoiceRuler.css.ts';

export type RulerChoice = {
  id: string;
  /** Beneath its tick, a word or two: `2 koli`. */
  label: string;
  /** The whole of it, above the ruler and for a screen reader: `2 koli, 6.190,00 TL, +%0,8`. */
  reading: string;
};

export type ChoiceRulerProps = {
  label: string;
  /** Text at the right of the label: how many there are, or that more are coming. */
  remark?: string;
  /** In an order that means something: from the cheapest to the dearest. At least one. */
  choices: readonly RulerChoice[];
  value: string;
  onChange: (id: string) => void;
};

/**
 * Largest number of labels with room beneath their ticks: above it the two ends are named, and the reading
 * names the rest.
 */
const mostLabels = 5;

/**
 * A slider over a few whole answers: one tick is one answer. Moving along it swaps the answer in place; arrow keys,
 * Home and End do the same. Not for amounts: those are typed.
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
        {/* More choices are another scale: it takes the place of the last one, its ticks do not wander. */}
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
