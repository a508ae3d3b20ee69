import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import type { ReactNode } from 'react';
import { questionTexts } from '../order-texts.ts';

interface FormModalProps {
  readonly title: string;
  readonly size: 'small' | 'medium';
  readonly submit: string;
  readonly submitIcon?: ReactNode;
  /** It is being sent, or not ready to be. */
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders a form in a window of its own, with the way back beside what sends it. */
export function FormModal({ title, size, submit, submitIcon, ...rest }: FormModalProps) {
  const { isBusy, onSubmit, onClose, children } = rest;
  return (
    <Modal
      open
      title={title}
      size={size}
      onClose={onClose}
      footer={
        <Inline justify="end">
          <Button variant="outline" onClick={onClose}>
            {questionTexts.back}
          </Button>
          <Button icon={submitIcon} loading={isBusy} onClick={onSubmit}>
            {submit}
          </Button>
        </Inline>
      }
    >
      {children}
    </Modal>
  );
}
