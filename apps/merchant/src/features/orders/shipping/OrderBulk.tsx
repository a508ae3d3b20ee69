import type { OrderBulkProps } from '@havan/features/orders/seller-tools';
import { bulkConfirmMutation } from '@havan/api-client/queries/sales/order-work';
import { bulkConfirm, type BulkResult, bulkShip } from '@havan/contract/sales/order-work';
import { BulkAction, BulkBar } from '@havan/ui/BulkBar';
import { Button } from '@havan/ui/Button';
import { BarcodeIcon, CheckIcon, PrintIcon, TruckIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { paths } from '../../../paths.ts';
import { bulkTexts } from '../seller-texts.ts';
import { BulkShipModal } from './BulkShipModal.tsx';
import { PrintModal } from '../printing/PrintModal.tsx';

/** Renders the actions on several orders at once: confirm, print, hand over. */
export function OrderBulk({ orders, belowHead, onClear }: OrderBulkProps) {
  const { api, flags, paths: shared } = useAppProfile();
  const isBulk = flags.isOn('newOrderPageBulkActions');
  const mayConfirm = useMay(bulkConfirm);
  const mayShip = useMay(bulkShip);
  const toast = useToast();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'print' | 'ship' | null>(null);
  const [refusals, setRefusals] = useState<BulkResult['results']>([]);
  const { mutate, isPending } = useMutation({
    ...bulkConfirmMutation(api),
    onError: (error) => toast({ title: error.message, tone: 'attention' }),
  });
  const confirmable = orders.filter(({ state }) => state === 'awaitingSellerConfirmation');
  const shippable = orders.filter(({ state, openCase }) => state === 'awaitingShipment' && openCase === null);

  const notify = (
    { results }: BulkResult,
    sentence: (count: number) => string,
    next?: { readonly label: string; readonly onPress: () => void },
  ) => {
    const done = results.filter((each) => each.done).length;
    if (done > 0) toast({ title: sentence(done), tone: 'positive', ...(next && { next }) });
    setRefusals(results.filter((each) => !each.done));
    setOpen(null);
    if (done === results.length) onClear();
  };
  const toShip = {
    label: bulkTexts.ship,
    onPress: () => void navigate(shared.orders('awaitingshipment')),
  };
  const confirm = () => {
    if (confirmable.length === 0) toast({ title: bulkTexts.notConfirmable, tone: 'attention' });
    else {
      mutate(
        confirmable.map(({ orderId }) => orderId),
        { onSuccess: (result) => notify(result, bulkTexts.confirmed, mayShip ? toShip : undefined) },
      );
    }
  };
  const pick = () => {
    if (shippable.length === 0) toast({ title: bulkTexts.notShippable, tone: 'attention' });
    else void navigate(paths.pickingRound(shippable.map(({ orderId }) => orderId)));
  };
  const ship = () => {
    if (shippable.length === 0) toast({ title: bulkTexts.notShippable, tone: 'attention' });
    else setOpen('ship');
  };

  return (
    <>
      <BulkBar
        count={orders.length}
        noun={bulkTexts.noun}
        remark={<Money value={orders.reduce((sum, { total }) => sum + total, 0)} tone="inherit" />}
        belowHead={belowHead}
        onClear={onClear}
      >
        {isBulk && mayConfirm ? (
          <BulkAction label={bulkTexts.confirm} icon={<CheckIcon />} onPress={confirm} disabled={isPending} />
        ) : null}
        {flags.isOn('bulkShippingPrintout') ? (
          <BulkAction label={bulkTexts.print} icon={<PrintIcon />} onPress={() => setOpen('print')} />
        ) : null}
        {isBulk && mayShip ? (
          <BulkAction label={bulkTexts.pick} icon={<BarcodeIcon />} onPress={pick} />
        ) : null}
        {isBulk && mayShip ? <BulkAction label={bulkTexts.ship} icon={<TruckIcon />} onPress={ship} /> : null}
      </BulkBar>
      {open === 'print' ? (
        <PrintModal orderIds={orders.map(({ orderId }) => orderId)} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'ship' ? (
        <BulkShipModal
          orders={shippable}
          onClose={() => setOpen(null)}
          onDone={(result) => notify(result, bulkTexts.shipped)}
        />
      ) : null}
      {refusals.length > 0 ? (
        <Modal
          open
          size="small"
          title={bulkTexts.refused(refusals.length)}
          onClose={() => setRefusals([])}
          footer={
            <Inline justify="end">
              <Button onClick={() => setRefusals([])}>{bulkTexts.done}</Button>
            </Inline>
          }
        >
          <Stack as="ul" space="s" lines>
            {refusals.map(({ orderId, message }) => (
              <li key={orderId}>
                <Text weight="strong">{orderId}</Text>
                <Text tone="attention">{message}</Text>
              </li>
            ))}
          </Stack>
        </Modal>
      ) : null}
    </>
  );
}
