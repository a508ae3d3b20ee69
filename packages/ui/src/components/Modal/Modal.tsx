import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden, iconSlot } from '../../css/utilities.css.ts';
import { CloseIcon } from '../../icons.ts';
import * as css from './Modal.css.ts';

export type ModalProps = {
  open: boolean;
  /** Close button, Escape or a press outside. Leave out and set `blocking` where only an answer closes it. */
  onClose?: () => void;
  title: string;
  /** Keeps the title for screen readers only. */
  hideTitle?: boolean;
  children: ReactNode;
  /** Buttons at the foot, always in sight. */
  footer?: ReactNode;
  /**
   * 420, 560, 800 px, or as large as the window. `tall` is 800 px, as high as the window from the start: content that
   * loads after it opened does not move it. On a phone every modal is a sheet at the bottom.
   */
  size?: 'small' | 'medium' | 'large' | 'tall' | 'full';
  /** Only its own buttons close it. */
  blocking?: boolean;
  /** Position: in the middle, or as a drawer at an edge. */
  placement?: 'center' | 'end' | 'start';
  /** The part that has the focus first, where the work is done by keyboard; left out, the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** A question or a piece of work that takes over until it is closed. Focus goes in, stays in and comes back. */
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
