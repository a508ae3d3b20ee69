import { invalidateInvoices, invoiceBatchQuery } from '@havan/api-client/queries/sales/e-invoices';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Progress } from '@havan/ui/Progress';
import { Stack } from '@havan/ui/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { invoiceTexts as texts } from './e-invoice-texts.ts';
import { useDocuments } from './use-documents.tsx';

interface BulkProgressProps {
  readonly batchId: string;
  /** Whether it was started on this page, which then also reports its end. */
  readonly isMine: boolean;
}

/**
 * Renders the progress of a batch, and at its end its invoices and failures. The batch continues when the page is left.
 */
export function BulkProgress({ batchId, isMine }: BulkProgressProps) {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const { data } = useQuery(invoiceBatchQuery(api, batchId));
  const documents = useDocuments();
  const [isClosed, setClosed] = useState(false);
  const [wasRunning, setWasRunning] = useState(isMine);
  const isDone = data?.isDone;
  if (isDone === false && !wasRunning) setWasRunning(true);
  useEffect(() => {
    if (isDone === true) void invalidateInvoices(client);
  }, [isDone, client]);
  if (!data || isClosed || (data.isDone && !wasRunning)) return null;
  const done = data.issued + data.refused;
  if (!data.isDone)
    return (
      <Progress
        label={texts.running}
        value={done}
        max={data.total}
        reading={texts.runningOf(done, data.total)}
      />
    );
  return (
    <Alert
      kind={data.refused > 0 ? 'warning' : 'success'}
      title={texts.bulkDone(data.issued)}
      onClose={() => setClosed(true)}
      actions={
        data.invoiceIds.length === 0 ? null : (
          <Inline>
            <Button size="small" variant="outline" onClick={() => void documents.download(data.invoiceIds)}>
              {texts.archive}
            </Button>
            <Button size="small" variant="outline" onClick={() => void documents.print(data.invoiceIds)}>
              {texts.print}
            </Button>
          </Inline>
        )
      }
    >
      {data.refused === 0 ? null : (
        <Stack space="xs">
          <span>{texts.bulkRefused(data.refused)}</span>
          <ul>
            {data.refusals.map(({ orderId, message }) => (
              <li key={orderId}>
                <Link href={paths.eInvoiceOfOrder(orderId)}>{texts.order(orderId)}</Link>: {message}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {documents.view}
    </Alert>
  );
}
