import { sentenceOf } from '@havan/api-client/api-error';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { type ReactNode, type RefObject, useId } from 'react';
import { detailTexts } from './detail-texts.ts';

interface DetailsModalProps {
  readonly title: string;
  /** The form, in which the caller finds the first invalid field. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly save: { readonly isPending: boolean; readonly error: Error | null };
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Renders the dialog that adds or changes an address or the like, with the fields as `children`. */
export function DetailsModal({ title, form, save, onSubmit, onClose, children }: DetailsModalProps) {
  const id = useId();
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button type="button" variant="outline" onClick={onClose}>
            {detailTexts.cancel}
          </Button>
          <Button type="submit" form={id} loading={save.isPending} loadingText={detailTexts.saving}>
            {detailTexts.save}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React passes events of a portal to the surrounding form, here that of the payment.
          event.stopPropagation();
          onSubmit();
        }}
      >
        <Stack space="m">
          {save.error ? (
            <Alert kind="error" title={detailTexts.notSaved}>
              {sentenceOf(save.error)}
            </Alert>
          ) : null}
          {children}
        </Stack>
      </form>
    </Modal>
  );
}
