import { Button } from '@havan/ui/Button';
import { leadToFirstError } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { type FormEvent, type ReactNode, useId } from 'react';

interface FormModalProps {
  readonly title: string;
  readonly size?: 'small' | 'medium';
  readonly submit: string;
  readonly submitIcon?: ReactNode;
  /** Whether the form is being sent or is not ready yet. */
  readonly isBusy: boolean;
  /** Called by the button and by Enter in a field; afterwards the first field in error has the focus. */
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders a form in a dialog, with cancel and submit buttons in its foot. */
export function FormModal({ title, size = 'medium', submit, submitIcon, ...rest }: FormModalProps) {
  const { isBusy, onSubmit, onClose, children } = rest;
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React passes the event on to a form around the component, although its window is not inside that form.
    event.stopPropagation();
    if (isBusy) return;
    onSubmit();
    leadToFirstError(event.currentTarget);
  };
  return (
    <Modal
      open
      title={title}
      size={size}
      onClose={onClose}
      footer={
        <Inline justify="end">
          <Button variant="outline" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={id} icon={submitIcon} loading={isBusy}>
            {submit}
          </Button>
        </Inline>
      }
    >
      <form id={id} noValidate onSubmit={send}>
        {children}
      </form>
    </Modal>
  );
}
