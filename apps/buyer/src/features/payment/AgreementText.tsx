import { RichText } from '@havan/features/shell/agreements/RichText';
import { Modal } from '@havan/ui/Modal';
import type { CheckoutData } from './checkout-data.ts';

interface AgreementTextProps {
  readonly agreement: CheckoutData['agreements'][number];
  readonly onClose: () => void;
}

/** The text of an agreement, as it will be stored when it is accepted. */
export function AgreementText({ agreement: { title, html }, onClose }: AgreementTextProps) {
  return (
    <Modal open onClose={onClose} title={title} size="large">
      <RichText html={html} />
    </Modal>
  );
}
