import { type ReactNode, useId } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall, hidden } from '../../css/utilities.css.ts';
import { AlertCircleIcon } from '../../icons.ts';
import * as css from './Field.css.ts';

/** Props of every field of the kit; a field without a name does not compile. */
export type FieldOwnProps = {
  label: string;
  /** Keeps the name for screen readers only, where a heading or a column already shows it. */
  hideLabel?: boolean | undefined;
  /** One sentence beneath the control that helps before anything went wrong. */
  help?: ReactNode;
  /** The exact sentence of the broken rule; turns the field red and is announced. */
  error?: string | null | undefined;
  required?: boolean | undefined;
  /** Shown beside the name of a field that may stay empty. */
  optional?: boolean | undefined;
  id?: string | undefined;
};

/** Spread onto the control. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = FieldOwnProps & {
  /** Draws the control with what the field gives it. */
  children: (control: FieldControl) => ReactNode;
  /** Links or small remarks on the label's row, at its end. */
  aside?: ReactNode;
};

/** The frame of one question: name, control, help, error, tied together for every reader. */
export function Field({
  label,
  hideLabel,
  help,
  error,
  required,
  optional,
  id,
  aside,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  return (
    <div className={css.field} data-field-error={error ? '' : undefined}>
      <div className={cx(css.head, hideLabel && !aside && hidden)}>
        <label htmlFor={controlId} className={cx(css.label, hideLabel && hidden)}>
          {label}
          {optional ? <span className={css.optional}> (isteğe bağlı)</span> : null}
        </label>
        {aside}
      </div>
      {children({
        id: controlId,
        'aria-describedby': cx(error && errorId, help && helpId) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error ? (
        <p id={errorId} className={css.error}>
          <span className={iconSlotSmall} aria-hidden="true">
            <AlertCircleIcon />
          </span>
          {error}
        </p>
      ) : null}
      {help ? (
        <div id={helpId} className={css.help}>
          {help}
        </div>
      ) : null}
    </div>
  );
}

/** Splits a control's props into the field's and the rest. */
export function splitField<Props extends FieldOwnProps>(props: Props) {
  const { label, hideLabel, help, error, required, optional, id, ...rest } = props;
  return { field: { label, hideLabel, help, error, required, optional, id }, rest };
}
