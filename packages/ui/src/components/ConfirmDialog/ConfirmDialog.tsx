import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  /** The full question: `Sepeti boşaltalım mı?` */
  title: string;
  /** The consequence, and what cannot be undone. */
  children?: ReactNode;
  /** The action as a verb: `Sepeti boşalt`. Never `Tamam`. */
  confirmLabel: string;
  /** Text of the button that cancels. */
  cancelLabel?: string;
  tone?: 'action' | 'critical';
  loading?: boolean;
  /** Called on confirmation; the caller closes the dialog when the action is done. */
  onConfirm: () => void;
  /** The button, Escape or a press outside. */
  onCancel: () => void;
};

/**
 * Asks to confirm an action that cannot be undone. An action that can be undone is executed at once, with
 * `Geri al` in a Toast.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Vazgeç',
    tone = 'action',
    loading = false,
  } = props;
  return (
    <Modal
      open={open}
      title={title}
      size="small"
      onClose={props.onCancel}
      footer={
        <>
          <Button variant="outline" onClick={() => props.onCancel()}>
            {cancelLabel}
          </Button>
          <Button tone={tone} loading={loading} onClick={() => props.onConfirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
