import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { iconSlot } from '../../css/utilities.css.ts';
import {
  AlertCircleIcon,
  AlertOctagonIcon,
  CheckCircleIcon,
  CloseIcon,
  InfoIcon,
  WarningIcon,
} from '../../icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { unbroken } from '../Text/unbroken.ts';
import * as css from './Alert.css.ts';

export type AlertKind = 'success' | 'error' | 'alert-octagon' | 'warning' | 'info';

export type AlertProps = {
  /** The four kinds of specification §2.3, and `info`. */
  kind: AlertKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links that resolve the reported problem. */
  actions?: ReactNode;
  onClose?: () => void;
  /** Adds `role="alert"`, so that screen readers announce the message when it appears. Default: only for `error`. */
  live?: boolean;
};

const icons = {
  success: CheckCircleIcon,
  error: AlertCircleIcon,
  'alert-octagon': AlertOctagonIcon,
  warning: WarningIcon,
  info: InfoIcon,
} as const;

/** Renders a message that stays until its cause is resolved. For a message that disappears by itself use Toast. */
export function Alert({ kind, title, children, actions, onClose, live = kind === 'error' }: AlertProps) {
  const Icon = icons[kind];
  return (
    <div className={cx(css.alert, css.kind[kind])} role={live ? 'alert' : undefined}>
      <span className={cx(css.icon, iconSlot)} aria-hidden="true">
        <Icon />
      </span>
      <div className={css.words}>
        {title ? <p className={css.title}>{unbroken(title)}</p> : null}
        {children ? <div className={css.body}>{unbroken(children)}</div> : null}
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
      {onClose ? <IconButton size="small" label="Kapat" icon={<CloseIcon />} onClick={onClose} /> : null}
    </div>
  );
}
