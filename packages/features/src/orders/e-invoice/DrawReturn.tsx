import { drawnInvoiceQuery, issueInvoiceMutation } from '@havan/api-client/queries/sales/e-invoices';
import { sentenceOf } from '@havan/api-client/api-error';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { formatMoney } from '@havan/domain/money';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { orderEInvoiceTexts as texts } from './order-e-invoice-texts.ts';

interface DrawReturnProps {
  readonly orderId: number;
  readonly onClose: () => void;
}

/** Renders the preview of the return invoice before it is issued. */
export function DrawReturn({ orderId, onClose }: DrawReturnProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { data, error, refetch } = useQuery(drawnInvoiceQuery(api, orderId));
  const issue = useMutation(issueInvoiceMutation(api));
  const problems = data?.problems ?? [];
  const submit = () => {
    if (!data) return;
    issue.mutate(data.invoiceId, {
      onSuccess: ({ number }) => {
        toast({ title: texts.issued(number ?? ''), tone: 'positive' });
        onClose();
      },
    });
  };
  return (
    <Modal
      open
      title={texts.drawTitle}
      onClose={onClose}
      footer={
        <Inline justify="end">
          <Button variant="outline" onClick={onClose}>
            {texts.back}
          </Button>
          <Button disabled={!data || problems.length > 0} loading={issue.isPending} onClick={submit}>
            {texts.issue}
          </Button>
        </Inline>
      }
    >
      <Stack space="m">
        <Text>{texts.drawHelp}</Text>
        {issue.error ? <Alert kind="error">{sentenceOf(issue.error)}</Alert> : null}
        {problems.length > 0 ? (
          <Alert kind="error" title={texts.hindered}>
            {problems.map(({ message }) => message).join(' ')}
          </Alert>
        ) : null}
        {error && !data ? <LoadFailure size="part" error={error} onRetry={() => void refetch()} /> : null}
        {!error && !data ? <Shimmer kind="rows" count={3} label={texts.loading} /> : null}
        {data ? (
          <DescriptionList
            items={[
              { term: texts.to, details: data.buyer.name },
              {
                term: texts.goods,
                details: data.lines.map(({ name, quantity }) => texts.line(name, quantity)).join('; '),
              },
              { term: texts.total, details: formatMoney(data.total) },
            ]}
          />
        ) : null}
      </Stack>
    </Modal>
  );
}
