import { cx } from '../../css/cx.ts';
import { hidden, hiddenOnPhone, iconSlotSmall } from '../../css/utilities.css.ts';
import { CheckIcon } from '../../icons.ts';
import * as css from './Stepper.css.ts';

export type StepperProps = {
  label: string;
  /** Steps in their order. */
  steps: readonly { id: string; label: string }[];
  /** Id of the current step. */
  current: string;
};

/** Renders the steps of a process: done, current and next. On a phone only the current step shows its label. */
export function Stepper({ label, steps, current }: StepperProps) {
  const now = steps.findIndex((step) => step.id === current);
  return (
    <ol className={css.list} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'next';
        return (
          <li
            key={step.id}
            className={cx(css.step, css.state[state])}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={cx(css.figure, css.figureState[state])} aria-hidden="true">
              {state === 'done' ? (
                <span className={iconSlotSmall}>
                  <CheckIcon />
                </span>
              ) : (
                index + 1
              )}
            </span>
            <span className={state === 'now' ? undefined : hiddenOnPhone}>{step.label}</span>
            {state === 'done' ? <span className={hidden}> (tamamlandı)</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
