import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import type { ReactNode } from 'react';
import { Failure } from '../layout/Failure.tsx';

interface SaveDialogProps {
  readonly title: string;
  /** Label of the button; `Kaydet` when left out. */
  readonly act?: string;
  /** Returns false when a field is invalid. */
  readonly onSubmit: () => boolean;
  readonly onClose: () => void;
  readonly error: Error | null;
  readonly isSaving: boolean;
  readonly children: ReactNode;
}

/** Renders a form in a dialog, with save and cancel buttons. */
export function SaveDialog({
  title,
  act = 'Kaydet',
  onSubmit,
  onClose,
  error,
  isSaving,
  children,
}: SaveDialogProps) {
  return (
    <Modal open title={title} onClose={onClose}>
      <Form onSubmit={onSubmit} aria-label={title}>
        <Stack space="m">
          {error ? <Failure error={error} /> : null}
          {children}
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" loading={isSaving}>
              {act}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
