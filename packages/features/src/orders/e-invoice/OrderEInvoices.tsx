import { fetchFile } from '@havan/api-client/files';
import { orderInvoicesQuery } from '@havan/api-client/queries/sales/e-invoices';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { downloadInvoices } from '@havan/contract/sales/e-invoice-bulk';
import { drawInvoice, type RegisterInvoice } from '@havan/contract/sales/e-invoices';
import type { OrderDetail } from '@havan/contract/sales/orders';
import { formatMoney } from '@havan/domain/money';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { DownloadIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { SupportLink } from '@havan/app-shell/frame/SupportLink';
import { saveBlob } from '@havan/app-shell/files/save-blob';
import type { OrderSide } from '../order-filters.ts';
import { invoiceTexts } from '../order-work-texts.ts';
import { isEInvoiceOutdated } from '../outdated-invoice.ts';
import { DrawReturn } from './DrawReturn.tsx';
import { orderEInvoiceTexts as texts } from './order-e-invoice-texts.ts';

interface OrderEInvoicesProps {
  readonly order: Pick<OrderDetail, 'orderId' | 'refunds' | 'total' | 'refundedTotal'>;
  readonly side: OrderSide;
  /** Rendered where the order has no e-invoice: the uploaded invoice, or the note that none exists yet. */
  readonly otherwise: ReactNode;
}

/** Renders the e-invoices of an order for both of its sides, and for the buyer the button that invoices a return. */
export function OrderEInvoices({ order, side, otherwise }: OrderEInvoicesProps) {
  const { orderId, refunds, total, refundedTotal } = order;
  const { api, flags } = useAppProfile();
  const mayDraw = useMay(drawInvoice) && flags.isOn('eInvoice');
  const { data } = useQuery(orderInvoicesQuery(api, orderId));
  const [isDrawing, setDrawing] = useState(false);
  const issued = data?.invoices.filter(({ number }) => number !== null) ?? [];
  if (issued.length === 0) return otherwise;
  return (
    <Stack as="section" space="s" aria-labelledby="e-fatura">
      <SectionHeader id="e-fatura" title={texts.title} line />
      <DescriptionList
        items={issued.map((invoice) => ({
          key: String(invoice.invoiceId),
          term: texts.kinds[invoice.kind],
          details: <IssuedInvoice invoice={invoice} />,
        }))}
      />
      {isEInvoiceOutdated(issued, refunds) ? (
        <Alert kind="warning" title={texts.outdated[side]}>
          {invoiceTexts.outdatedAmount(formatMoney(total), formatMoney(total - refundedTotal))}
        </Alert>
      ) : null}
      <SupportLink category="invoice" record={orderId} />
      {data?.mayDraw === 'return' && mayDraw ? (
        <Alert
          kind="info"
          actions={
            <Button size="small" onClick={() => setDrawing(true)}>
              {texts.draw}
            </Button>
          }
        >
          {texts.returnOffer}
        </Alert>
      ) : null}
      {isDrawing ? <DrawReturn orderId={orderId} onClose={() => setDrawing(false)} /> : null}
    </Stack>
  );
}

function IssuedInvoice({ invoice }: { readonly invoice: RegisterInvoice }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
  const mayDownload = useMay(downloadInvoices);
  const { invoiceId, number, state, total } = invoice;
  const download = async () => {
    setLoading(true);
    try {
      const wish = { invoiceIds: String(invoiceId), withPages: 'true' } as const;
      saveBlob(await fetchFile(api, downloadInvoices, wish), `${number ?? 'fatura'}.zip`);
    } catch {
      toast({ title: texts.failed, tone: 'attention' });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Inline>
      <Text weight="strong">{number}</Text>
      <Money value={total} />
      {state === 'cancelled' ? <Text tone="soft">{texts.cancelled}</Text> : null}
      {mayDownload ? (
        <Button
          size="small"
          variant="outline"
          icon={<DownloadIcon />}
          loading={isLoading}
          aria-label={texts.downloadOf(number ?? '')}
          onClick={() => void download()}
        >
          {texts.download}
        </Button>
      ) : null}
    </Inline>
  );
}
