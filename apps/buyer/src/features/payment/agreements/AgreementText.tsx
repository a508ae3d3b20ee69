import { RichText } from '@havan/app-shell/rich-text/RichText';
import { Modal } from '@havan/ui/Modal';
import type { CheckoutData } from '../checkout-data.ts';

interface AgreementTextProps {
  readonly agreement: CheckoutData['agreements'][number];
  readonly onClose: () => void;
}

/** Renders the text of an agreement, as it will be stored when it is accepted. */
export function AgreementText({ agreement: { title, html }, onClose }: AgreementTextProps) {
  return (
    <Modal open onClose={onClose} title={title} size="large">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the text scrolls, and holds nothing that takes the focus */}
      <section aria-label={title} tabIndex={0}>
        <RichText html={html} />
      </section>
    </Modal>
  );
}
