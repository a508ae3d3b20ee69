import { creditBalanceQuery } from '@havan/api-client/queries/sales/e-invoice-credits';
import { invoiceCountsQuery } from '@havan/api-client/queries/sales/e-invoices';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { registerTabs, type RegisterTab } from '@havan/contract/sales/e-invoices';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Tabs } from '@havan/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { CreditNotice } from './credits/CreditNotice.tsx';
import { creditTexts } from './credits/credit-texts.ts';
import { EInvoiceWindow } from './EInvoiceWindow.tsx';
import { invoiceTexts as texts } from './e-invoice-texts.ts';
import { RegisterTable } from './RegisterTable.tsx';
import { WaitingTable } from './WaitingTable.tsx';
import { WithholdingDeclarations } from './withholding/WithholdingDeclarations.tsx';
import { withholdingTexts } from './withholding/withholding-texts.ts';

type Tab = RegisterTab | 'withholding';
const isTab = (name: string): name is Tab =>
  name === 'withholding' || registerTabs.some((tab) => tab === name);

/**
 * Renders `/myprofile/einvoices/:subpage?`: orders that wait for their invoice, the register of invoices, withheld
 * taxes.
 */
export function EInvoicesScreen() {
  const { subpage } = useParams();
  if (subpage !== undefined && !isTab(subpage)) return <NotFoundScreen />;
  return (
    <RequireArea area="orders">
      <EInvoices tab={subpage ?? 'waiting'} />
    </RequireArea>
  );
}

function EInvoices({ tab }: { readonly tab: Tab | 'waiting' }) {
  const { api } = useAppProfile();
  const [search, setSearch] = useSearchParams();
  const counts = useQuery(invoiceCountsQuery(api)).data;
  const credits = useQuery(creditBalanceQuery(api)).data;
  const [started, setStarted] = useState<string | null>(null);
  const batchId = started ?? counts?.batchId ?? null;
  const close = () => setSearch({}, { replace: true });
  const invoiceId = numberIn(search.get('fatura'));
  const orderId = numberIn(search.get('siparis'));
  return (
    <Page>
      <title>{`${texts.title} | Havan`}</title>
      <Stack space="l">
        <SectionHeader
          level={1}
          title={texts.title}
          {...(counts && { remark: texts.series(counts.series) })}
          actions={
            <>
              <ButtonLink variant="outline" href={paths.buyCredits()}>
                {credits ? creditTexts.left(credits.balance, credits.daysLeft) : creditTexts.title}
              </ButtonLink>
              <ButtonLink variant="outline" href={paths.settings('einvoice')}>
                {texts.settings}
              </ButtonLink>
            </>
          }
        />
        <CreditNotice />
        <Tabs
          label={texts.tabs}
          look="count"
          value={tab}
          tabs={[
            { id: 'waiting', label: texts.waiting, href: paths.eInvoices(), ...countOf(counts?.waiting) },
            ...registerTabs.map((id) => ({
              id,
              label: texts[id],
              href: paths.eInvoices(id),
              ...countOf(counts?.[id]),
            })),
            { id: 'withholding', label: withholdingTexts.tab, href: paths.eInvoices('withholding') },
          ]}
        />
        {batchId === null ? null : <BulkProgress key={batchId} batchId={batchId} isMine={started !== null} />}
        {tab === 'waiting' ? <WaitingTable total={counts?.waiting ?? 0} onStarted={setStarted} /> : null}
        {tab === 'withholding' ? <WithholdingDeclarations /> : null}
        {tab === 'waiting' || tab === 'withholding' ? null : <RegisterTable key={tab} tab={tab} />}
      </Stack>
      {invoiceId === null && orderId === null ? null : (
        <EInvoiceWindow
          key={`${invoiceId}/${orderId}`}
          of={invoiceId === null ? { orderId: orderId ?? 0 } : { invoiceId }}
          onClose={close}
        />
      )}
    </Page>
  );
}

const countOf = (count: number | undefined) => (count === undefined ? {} : { count });

const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
