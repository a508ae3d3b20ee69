import { type ReactNode, useId } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlotSmall, hidden } from '../../css/utilities.css.ts';
import { AlertCircleIcon } from '../../icons.ts';
import { unbroken } from '../Text/unbroken.ts';
import * as css from './Field.css.ts';

/** Props of every field component. `label` is required by the type, so that every field has an accessible name. */
export type FieldOwnProps = {
  label: string;
  /** Hides the label visually, where a heading or a column already shows it. */
  hideLabel?: boolean | undefined;
  /** Help text below the control. */
  help?: ReactNode;
  /** Message of the violated rule; marks the field as invalid and describes it for screen readers. */
  error?: string | null | undefined;
  required?: boolean | undefined;
  /** Adds `(isteğe bağlı)` to the label. */
  optional?: boolean | undefined;
  id?: string | undefined;
};

/** Attributes to spread onto the control. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = FieldOwnProps & {
  /** Renders the control with the attributes of the field. */
  children: (control: FieldControl) => ReactNode;
  /** Links or short remarks at the end of the label's row. */
  aside?: ReactNode;
};

/** Renders label, control, error and help of one field, linked by ARIA attributes. */
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
          {unbroken(label)}
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
          {unbroken(error)}
        </p>
      ) : null}
      {help ? (
        <div id={helpId} className={css.help}>
          {unbroken(help)}
        </div>
      ) : null}
    </div>
  );
}

/** Splits props into those of Field and those of the control. */
export function splitField<Props extends FieldOwnProps>(props: Props) {
  const { label, hideLabel, help, error, required, optional, id, ...rest } = props;
  return { field: { label, hideLabel, help, error, required, optional, id }, rest };
}
