import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { actionTexts, type FormAction } from './order-actions.ts';
import { RateModal } from './RateModal.tsx';
import { type OrderFormProps, useSellerTools } from '../seller-tools.ts';

interface OrderFormModalProps extends OrderFormProps {
  readonly form: FormAction;
}

/**
 * Renders the form of an action that needs more than a yes; null for a form of sellers in an app where none
 * works.
 */
export function OrderFormModal({ form, ...rest }: OrderFormModalProps) {
  const { order, mover, onClose } = rest;
  const tools = useSellerTools();
  if (form === 'rate') return <RateModal {...rest} />;
  if (tools === null) return null;
  if (form === 'partlySupply') return <tools.PartlySupplyModal {...rest} />;
  if (form === 'uploadInvoice') return <tools.InvoiceModal {...rest} />;
  return (
    <Modal open title={actionTexts.correctShipment.question} size="small" onClose={onClose}>
      <Stack space="m">
        <Text tone="soft">{actionTexts.correctShipment.explanation}</Text>
        <tools.ShipForm
          order={order}
          mover={mover}
          action="correctShipment"
          takesFocus={false}
          onDone={onClose}
        />
      </Stack>
    </Modal>
  );
}
