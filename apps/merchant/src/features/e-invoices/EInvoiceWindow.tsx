import {
  invoiceQuery,
  issueInvoiceMutation,
  resendInvoiceMutation,
  soldInvoiceQuery,
} from '@havan/api-client/queries/sales/e-invoices';
import { ApiError, sentenceOf } from '@havan/api-client/api-error';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { SupportLink } from '@havan/app-shell/frame/SupportLink';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { type EInvoice, issueInvoice } from '@havan/contract/sales/e-invoices';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { creditTexts } from './credits/credit-texts.ts';
import { CancelInvoice } from './CancelInvoice.tsx';
import { DraftForm } from './DraftForm.tsx';
import { invoiceTexts as texts } from './e-invoice-texts.ts';
import { InvoicePaper } from './InvoicePaper.tsx';
import { useDocuments } from './use-documents.tsx';

interface EInvoiceWindowProps {
  readonly of: { readonly orderId: number } | { readonly invoiceId: number };
  readonly onClose: () => void;
}

/**
 * Renders one invoice in a dialog: the problems that stand in its way, the form of a draft, its paper, and its actions.
 */
export function EInvoiceWindow({ of, onClose }: EInvoiceWindowProps) {
  const { api } = useAppProfile();
  const byOrder = useQuery({
    ...soldInvoiceQuery(api, 'orderId' in of ? of.orderId : 0),
    enabled: 'orderId' in of,
  });
  const byId = useQuery({
    ...invoiceQuery(api, 'invoiceId' in of ? of.invoiceId : 0),
    enabled: 'invoiceId' in of,
  });
  const { data, error, refetch } = 'orderId' in of ? byOrder : byId;
  const title = data?.number ?? (data ? texts.draft : texts.paper);
  return (
    <Modal open title={title} size="tall" onClose={onClose} footer={data ? <Actions invoice={data} /> : null}>
      {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Shimmer kind="rows" count={12} label={texts.loading} /> : null}
      {data ? <Invoice invoice={data} /> : null}
    </Modal>
  );
}

function Invoice({ invoice }: { readonly invoice: EInvoice }) {
  const mayWork = useMay(issueInvoice);
  const isDraft = invoice.state === 'draft';
  return (
    <Stack space="m">
      <Hindrances invoice={invoice} />
      {isDraft && mayWork ? <DraftForm key={invoice.invoiceId} invoice={invoice} /> : null}
      <InvoicePaper invoice={invoice} />
    </Stack>
  );
}

/** Renders problems that the form cannot resolve: the issuer's own data, the order, or a failed sending. */
function Hindrances({ invoice }: { readonly invoice: EInvoice }) {
  const { problems, sending, sendError } = invoice;
  const settings = problems.filter(({ place }) => place === 'settings');
  const order = problems.filter(({ place }) => place === 'order');
  return (
    <>
      {settings.length > 0 ? (
        <Alert kind="error" title={texts.inSettings}>
          {settings.map(({ message }) => message).join(' ')}
        </Alert>
      ) : null}
      {order.length > 0 ? (
        <Alert kind="error" title={texts.inOrder}>
          {order.map(({ message }) => message).join(' ')}
        </Alert>
      ) : null}
      {invoice.isMine && sending === 'failed' ? (
        <Alert kind="error" title={texts.failed}>
          {sendError}
        </Alert>
      ) : null}
      {invoice.isMine && sending === 'manual' ? <Alert kind="warning">{texts.manual}</Alert> : null}
    </>
  );
}

const isOutOfCredits = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'noInvoiceCredits';

function Actions({ invoice }: { readonly invoice: EInvoice }) {
  const mayWork = useMay(issueInvoice);
  const { api } = useAppProfile();
  const toast = useToast();
  const issue = useMutation(issueInvoiceMutation(api));
  const resend = useMutation(resendInvoiceMutation(api));
  const documents = useDocuments();
  const [isCancelling, setCancelling] = useState(false);
  const { invoiceId, actions, number } = invoice;
  const can = (action: EInvoice['actions'][number]) => mayWork && actions.includes(action);
  const error = issue.error ?? resend.error;
  return (
    <Stack space="s">
      {error ? (
        <Alert
          kind="error"
          {...(isOutOfCredits(error) && {
            actions: (
              <ButtonLink size="small" href={paths.buyCredits()}>
                {creditTexts.buy}
              </ButtonLink>
            ),
          })}
        >
          {sentenceOf(error)}
        </Alert>
      ) : null}
      {documents.view}
      <Inline justify="end">
        <SupportLink category="invoice" record={invoice.orderId} />
        {can('cancel') && number !== null ? (
          <Button variant="outline" tone="critical" onClick={() => setCancelling(true)}>
            {texts.cancel}
          </Button>
        ) : null}
        {number === null || !documents.mayTake ? null : (
          <>
            <Button variant="outline" onClick={() => void documents.download([invoiceId])}>
              {texts.download}
            </Button>
            <Button variant="outline" onClick={() => void documents.pdf(invoiceId, number)}>
              {texts.pdf}
            </Button>
            <Button variant="outline" onClick={() => void documents.print([invoiceId])}>
              {texts.print}
            </Button>
          </>
        )}
        {can('resend') ? (
          <>
            <Button
              variant="outline"
              loading={resend.isPending}
              onClick={() => resend.mutate({ invoiceId, how: 'markSent' })}
            >
              {texts.markSent}
            </Button>
            <Button loading={resend.isPending} onClick={() => resend.mutate({ invoiceId, how: 'resend' })}>
              {texts.resend}
            </Button>
          </>
        ) : null}
        {can('issue') ? (
          <Button
            loading={issue.isPending}
            disabled={invoice.problems.length > 0}
            onClick={() =>
              issue.mutate(invoiceId, {
                onSuccess: (issued) =>
                  toast({ title: texts.issuedToast(issued.number ?? ''), tone: 'positive' }),
              })
            }
          >
            {texts.issue}
          </Button>
        ) : null}
      </Inline>
      {isCancelling ? <CancelInvoice invoiceId={invoiceId} onClose={() => setCancelling(false)} /> : null}
    </Stack>
  );
}
