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
import * as css from './Alert.css.ts';

export type AlertKind = 'success' | 'error' | 'alert-octagon' | 'warning' | 'info';

export type AlertProps = {
  /** The kinds of the specification (§2.3), and a plain remark. */
  kind: AlertKind;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links that answer it. */
  actions?: ReactNode;
  onClose?: () => void;
  /** Announced at once when it appears after something the person did. */
  live?: boolean;
};

const icons = {
  success: CheckCircleIcon,
  error: AlertCircleIcon,
  'alert-octagon': AlertOctagonIcon,
  warning: WarningIcon,
  info: InfoIcon,
} as const;

/** A message that stays where it belongs until it no longer holds. Passing news is a Toast. */
export function Alert({ kind, title, children, actions, onClose, live = kind === 'error' }: AlertProps) {
  const Icon = icons[kind];
  return (
    <div className={cx(css.alert, css.kind[kind])} role={live ? 'alert' : undefined}>
      <span className={cx(css.icon, iconSlot)} aria-hidden="true">
        <Icon />
      </span>
      <div className={css.words}>
        {title ? <p className={css.title}>{title}</p> : null}
        {children ? <div className={css.body}>{children}</div> : null}
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
      {onClose ? <IconButton size="small" label="Kapat" icon={<CloseIcon />} onClick={onClose} /> : null}
    </div>
  );
}
