import { fetchStoredFile } from '@havan/api-client/files';
import type { OrderDetail } from '@havan/contract/sales/orders';
import { formatMoney } from '@havan/domain/money';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { DownloadIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { OrderSide } from '../order-filters.ts';
import { isOutdated } from '../outdated-invoice.ts';
import { invoiceTexts } from '../order-work-texts.ts';
import { SupportLink } from '@havan/app-shell/frame/SupportLink';
import { saveBlob } from '@havan/app-shell/files/save-blob';

interface OrderInvoiceProps {
  readonly order: Pick<
    OrderDetail,
    'orderId' | 'invoice' | 'orderNo' | 'refunds' | 'total' | 'refundedTotal'
  >;
  readonly side: OrderSide;
}

/** Renders the invoice of an order: its number, and the document for both sides. */
export function OrderInvoice({ order, side }: OrderInvoiceProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const [isLoading, setIsLoading] = useState(false);
  const { invoice } = order;
  const download = async () => {
    if (!invoice) return;
    setIsLoading(true);
    try {
      saveBlob(await fetchStoredFile(api, invoice.file.fileId), invoice.file.fileName);
    } catch {
      toast({ title: invoiceTexts.downloadFailed, tone: 'attention' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <Stack as="section" space="s" aria-labelledby="fatura">
      <SectionHeader id="fatura" title={invoiceTexts.title} line />
      {invoice ? (
        <>
          <DescriptionList
            items={[
              { term: invoiceTexts.number, details: <Text weight="strong">{invoice.invoiceNumber}</Text> },
              {
                term: invoiceTexts.uploadedAt,
                details: <DateText value={invoice.uploadedAt} format="dateTime" />,
              },
            ]}
          />
          {isOutdated(order) ? (
            <Alert kind="warning" title={invoiceTexts.outdated[side]}>
              {invoiceTexts.outdatedAmount(
                formatMoney(order.total),
                formatMoney(order.total - order.refundedTotal),
              )}
            </Alert>
          ) : null}
          <Inline>
            <Button
              variant="outline"
              icon={<DownloadIcon />}
              loading={isLoading}
              onClick={() => void download()}
            >
              {invoiceTexts.download}
            </Button>
            <SupportLink category="invoice" record={order.orderId} />
          </Inline>
        </>
      ) : (
        <Inline space="m">
          <Text tone="soft">{invoiceTexts.none[side]}</Text>
          <SupportLink category="invoice" record={order.orderId} />
        </Inline>
      )}
    </Stack>
  );
}
