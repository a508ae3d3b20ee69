import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  /** The question, whole: `Sepeti boşaltalım mı?` */
  title: string;
  /** The consequence and what cannot be undone. */
  children?: ReactNode;
  /** The act itself, a verb: `Sepeti boşalt`. Never `Tamam`. */
  confirmLabel: string;
  /** The way back, in words. */
  cancelLabel?: string;
  tone?: 'action' | 'critical';
  loading?: boolean;
  /** Called on confirmation; close the dialog when it is done. */
  onConfirm: () => void;
  /** The button, Escape or a press outside. */
  onCancel: () => void;
};

/**
 * Confirmation of an action that cannot be undone. An action that can be undone is done at once, with `Geri
 * al` in a Toast.
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
