import type { WaitingInvoice } from '@havan/contract/sales/e-invoices';
import { formatAmount } from '@havan/domain/money';
import { Badge } from '@havan/ui/Badge';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useNow } from '@havan/app-shell/viewport/use-now';
import { paths } from '../../paths.ts';
import { invoiceTexts as texts, profileNames } from './e-invoice-texts.ts';

/** Renders a text over a remark, as most cells here have it. */
export function TwoLineCell({ main, remark }: { readonly main: string; readonly remark: string }) {
  return (
    <Stack space="none">
      <Text weight="medium">{main}</Text>
      <Text tone="faint" size="small">
        {remark}
      </Text>
    </Stack>
  );
}

/** Returns an amount of VAT as text; a dash for none. */
export const vatCell = (amount: number): string => (amount === 0 ? '–' : formatAmount(amount));

export const waitingColumns: readonly Column<WaitingInvoice>[] = [
  {
    id: 'recipient',
    header: texts.recipient,
    phone: 'lead',
    cell: (row) => (
      <TwoLineCell
        main={row.recipientName}
        remark={`${texts.order(row.orderId)} · ${row.recipientTaxNumber}`}
      />
    ),
  },
  {
    id: 'profile',
    header: texts.profile,
    width: 176,
    cell: (row) => <TwoLineCell main={profileNames[row.profile]} remark={row.profileReason} />,
  },
  { id: 'net', header: texts.net, align: 'end', width: 96, cell: ({ net }) => formatAmount(net) },
  { id: 'vat1', header: texts.vat1, align: 'end', width: 80, cell: ({ vat1 }) => vatCell(vat1) },
  { id: 'vat10', header: texts.vat10, align: 'end', width: 84, cell: ({ vat10 }) => vatCell(vat10) },
  { id: 'vat20', header: texts.vat20, align: 'end', width: 84, cell: ({ vat20 }) => vatCell(vat20) },
  {
    id: 'total',
    header: texts.total,
    align: 'end',
    width: 112,
    phone: 'trail',
    cell: ({ total }) => <Money value={total} />,
  },
  { id: 'state', header: texts.state, width: 152, cell: (row) => <Readiness row={row} /> },
  {
    id: 'action',
    header: texts.action,
    hideHeader: true,
    align: 'end',
    width: 72,
    phone: 'action',
    cell: ({ orderId, recipientName }) => (
      <ButtonLink
        size="small"
        variant="outline"
        href={paths.eInvoiceOfOrder(orderId)}
        aria-label={texts.openOf(recipientName)}
      >
        {texts.open}
      </ButtonLink>
    ),
  },
];

/** Renders whether the invoice can be issued, what prevents it, and the days left by law. */
function Readiness({ row }: { readonly row: WaitingInvoice }) {
  const now = useNow();
  const [problem] = row.problems;
  return (
    <Stack space="none">
      <Badge mark={problem ? 'turned' : 'full'} tone={problem ? 'critical' : 'positive'}>
        {problem ? texts.blocked : texts.ready}
      </Badge>
      <Text tone={problem ? 'critical' : 'faint'} size="small">
        {problem
          ? problem.message
          : row.dueOn === null
            ? texts.notShipped
            : texts.daysLeft(daysTo(row.dueOn, now))}
      </Text>
    </Stack>
  );
}

/** Returns whole days from now to the end of a day in Istanbul. */
const daysTo = (day: string, now: Date): number =>
  Math.floor((Date.parse(`${day}T23:59:59+03:00`) - now.getTime()) / 86_400_000);
