import { fetchFile } from '@havan/api-client/files';
import { sentenceOf } from '@havan/api-client/api-error';
import { invoiceQuery } from '@havan/api-client/queries/sales/e-invoices';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { archiveLimit, downloadInvoices } from '@havan/contract/sales/e-invoice-bulk';
import type { EInvoice } from '@havan/contract/sales/e-invoices';
import { saveBlob } from '@havan/app-shell/files/save-blob';
import { Alert } from '@havan/ui/Alert';
import { PrintFrame } from '@havan/ui/PrintFrame';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { InvoicePaper } from './InvoicePaper.tsx';

/** Most invoices of one print job. */
const printLimit = 100;

/** Returns actions on issued invoices: download as a ZIP of their XML and pages, as PDF, by month, and print. */
export function useDocuments(): {
  /** Whether the user may have the documents, which contain prices. */
  readonly mayTake: boolean;
  readonly download: (ids: readonly number[]) => Promise<void>;
  /** Downloads one invoice as PDF. */
  readonly pdf: (id: number, number: string) => Promise<void>;
  /** Downloads all invoices of a month, `2026-11`, with their list. */
  readonly month: (month: string) => Promise<void>;
  readonly print: (ids: readonly number[]) => Promise<void>;
  /** Has to be rendered: the documents while they are printed, or why there are none. */
  readonly view: ReactNode;
} {
  const { api } = useAppProfile();
  const client = useQueryClient();
  const mayTake = useMay(downloadInvoices);
  const [documents, setDocuments] = useState<readonly EInvoice[]>([]);
  const [error, setError] = useState<string | null>(null);
  const done = useCallback(() => setDocuments([]), []);

  const attempt = async (work: () => Promise<void>) => {
    setError(null);
    try {
      await work();
    } catch (reason) {
      setError(sentenceOf(reason));
    }
  };
  const download = (ids: readonly number[]) =>
    attempt(async () => {
      const invoiceIds = ids.slice(0, archiveLimit).join(',');
      const blob = await fetchFile(api, downloadInvoices, { invoiceIds, withPages: 'true' });
      saveBlob(blob, 'faturalar.zip');
    });
  const pdf = (id: number, number: string) =>
    attempt(async () => {
      const blob = await fetchFile(api, downloadInvoices, { invoiceIds: String(id), asPdf: 'true' });
      saveBlob(blob, `${number}.pdf`);
    });
  const month = (wanted: string) =>
    attempt(async () => {
      const blob = await fetchFile(api, downloadInvoices, { month: wanted, withPages: 'true' });
      saveBlob(blob, `faturalar-${wanted}.zip`);
    });
  const print = (ids: readonly number[]) =>
    attempt(async () => {
      setDocuments(
        await Promise.all(ids.slice(0, printLimit).map((id) => client.fetchQuery(invoiceQuery(api, id)))),
      );
    });
  const view = (
    <>
      {error === null ? null : <Alert kind="error">{error}</Alert>}
      {documents.length === 0 ? null : (
        <PrintFrame pageSize="A4" onDone={done}>
          {documents.map((invoice) => (
            <InvoicePaper key={invoice.invoiceId} invoice={invoice} />
          ))}
        </PrintFrame>
      )}
    </>
  );
  return { mayTake, download, pdf, month, print, view };
}
