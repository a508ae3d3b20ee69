import type { OrderDetail } from '@havan/contract/orders';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { InvoiceModal } from './InvoiceModal.tsx';
import { actionTexts, type FormAction } from './order-actions.ts';
import { PartlySupplyModal } from './PartlySupplyModal.tsx';
import { RateModal } from './RateModal.tsx';
import { ShipForm } from './ShipForm.tsx';
import type { OrderMover } from './use-order-move.ts';

interface OrderFormModalProps {
  readonly order: OrderDetail;
  readonly form: FormAction;
  readonly mover: OrderMover;
  readonly onClose: () => void;
}

/** The form of an action that needs more than a yes. */
export function OrderFormModal({ form, ...rest }: OrderFormModalProps) {
  const { order, mover, onClose } = rest;
  if (form === 'partlySupply') return <PartlySupplyModal {...rest} />;
  if (form === 'uploadInvoice') return <InvoiceModal {...rest} />;
  if (form === 'rate') return <RateModal {...rest} />;
  return (
    <Modal open title={actionTexts.correctShipment.question} size="small" onClose={onClose}>
      <Stack space="m">
        <Text tone="soft">{actionTexts.correctShipment.explanation}</Text>
        <ShipForm order={order} mover={mover} action="correctShipment" takesFocus={false} onDone={onClose} />
      </Stack>
    </Modal>
  );
}
