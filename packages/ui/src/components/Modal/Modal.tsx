import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden, iconSlot } from '../../css/utilities.css.ts';
import { CloseIcon } from '../../icons.ts';
import * as css from './Modal.css.ts';

export type ModalProps = {
  open: boolean;
  /** Called by the close button, Escape or a click outside. Omit it with `blocking`. */
  onClose?: () => void;
  title: string;
  /** Hides the title visually. */
  hideTitle?: boolean;
  children: ReactNode;
  /** Buttons at the bottom, always visible. */
  footer?: ReactNode;
  /**
   * Maximum width 420, 560 or 800 px, or no maximum (`full`). `tall` is 800 px wide and as high as the window from the
   * start, so that content loaded later does not change its size. On a phone a centred modal is a sheet at the bottom.
   */
  size?: 'small' | 'medium' | 'large' | 'tall' | 'full';
  /** Only buttons in its content close it: no close button, Escape or click outside. */
  blocking?: boolean;
  /** Position: centred, or a drawer at an edge. */
  placement?: 'center' | 'end' | 'start';
  /** Element that takes the focus on opening; default: the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** Renders a modal dialog. Focus moves into it, stays inside, and returns on closing (WAI-ARIA dialog pattern). */
export function Modal(props: ModalProps) {
  const { open, onClose, title, hideTitle, children, footer, size = 'medium', blocking = false } = props;
  const placement = props.placement ?? 'center';
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={blocking}
      onOpenChange={(next, details) => {
        if (next) return;
        if (blocking && details.reason !== 'close-press') details.cancel();
        else onClose?.();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={css.backdrop} />
        <Dialog.Viewport className={cx(css.viewport, css.placement[placement])}>
          <Dialog.Popup
            ref={popup}
            initialFocus={props.initialFocus ?? popup}
            className={cx(css.popup, css.shape[placement], css.size[size])}
          >
            <header className={cx(css.header, hideTitle && css.headerBare)}>
              <Dialog.Title className={cx(css.title, hideTitle && hidden)}>{title}</Dialog.Title>
              {blocking ? null : (
                <Dialog.Close className={css.close} aria-label="Kapat">
                  <span className={iconSlot} aria-hidden="true">
                    <CloseIcon />
                  </span>
                </Dialog.Close>
              )}
            </header>
            <div className={css.body}>{children}</div>
            {footer ? <footer className={css.footer}>{footer}</footer> : null}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
