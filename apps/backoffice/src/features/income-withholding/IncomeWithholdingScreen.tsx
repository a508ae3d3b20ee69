import { incomeWithholdingQuery } from '@havan/api-client/queries/backoffice/money/income-withholding';
import { saveBlob } from '@havan/app-shell/files/save-blob';
import type { IncomeWithholdingMonth } from '@havan/contract/backoffice/money/income-withholding';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { EmptyState } from '@havan/ui/EmptyState';
import { DownloadIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Money } from '@havan/ui/Money';
import { MonthPicker } from '@havan/ui/MonthPicker';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { rateText } from '../../shared/rate-text.ts';
import { Exemptions } from './Exemptions.tsx';
import { RateDialog } from './RateDialog.tsx';
import { TaxPayment } from './TaxPayment.tsx';
import { declarationCsv } from './declaration-csv.ts';

type Company = IncomeWithholdingMonth['companies'][number];

const companyColumns: readonly Column<Company>[] = [
  {
    id: 'company',
    header: 'Satıcı',
    phone: 'lead',
    cell: ({ companyId, companyName }) => <Link href={paths.company(companyId)}>{companyName}</Link>,
  },
  { id: 'taxNumber', header: 'VKN / TCKN', phone: 'detail', cell: ({ taxNumber }) => taxNumber },
  { id: 'orders', header: 'Sipariş', align: 'end', phone: 'detail', cell: ({ orders }) => orders },
  {
    id: 'base',
    header: 'Matrah',
    align: 'end',
    phone: 'detail',
    cell: ({ base }) => <Money value={base} quiet />,
  },
  {
    id: 'amount',
    header: 'Stopaj',
    align: 'end',
    phone: 'trail',
    cell: ({ amount }) => <Money value={amount} />,
  },
];

const rateColumns: readonly Column<IncomeWithholdingMonth['rates'][number]>[] = [
  { id: 'day', header: 'İlk gün', phone: 'lead', cell: ({ firstDay }) => <DateText value={firstDay} /> },
  {
    id: 'rate',
    header: 'Oran',
    align: 'end',
    phone: 'trail',
    cell: ({ basisPoints }) => rateText(basisPoints),
  },
];

/**
 * Renders the income tax withheld from sellers: one month as the declaration needs it, the rates and the exempt
 * sellers.
 */
export function IncomeWithholdingScreen() {
  const [today] = useState(() => istanbulIsoDay(new Date()));
  const [month, setMonth] = useState<string | null>(today.slice(0, 7));
  const [isOpen, setOpen] = useState(false);
  const shown = month ?? today.slice(0, 7);
  const { data, error, refetch, isPending } = useQuery(incomeWithholdingQuery(api, shown));
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title="Stopaj"
        remark="Tamamlanan siparişlerde malın KDV’siz bedeli üzerinden kesilir ve muhtasar beyannameyle bildirilir (GVK 94, KVK 15)."
        actions={<Button onClick={() => setOpen(true)}>Oran gir</Button>}
      />
      <Inline justify="between" align="end" space="m">
        <MonthPicker label="Ay" value={month} onChange={setMonth} thisMonth={today.slice(0, 7)} />
        <Button
          variant="outline"
          icon={<DownloadIcon />}
          disabled={!data || data.companies.length === 0}
          onClick={() =>
            data && saveBlob(new Blob([declarationCsv(data)], { type: 'text/csv' }), `stopaj-${shown}.csv`)
          }
        >
          CSV indir
        </Button>
      </Inline>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {isPending ? <Loading /> : null}
      {data ? (
        <>
          <DescriptionList
            layout="columns"
            items={[
              { term: 'Satıcı', details: data.companies.length },
              { term: 'Toplam matrah', details: <Money value={data.base} size="large" /> },
              { term: 'Kesilen stopaj', details: <Money value={data.amount} size="large" /> },
            ]}
          />
          <TaxPayment data={data} today={today} />
          <Table
            caption="Satıcılara göre stopaj"
            rows={data.companies}
            rowKey={({ companyId }) => String(companyId)}
            columns={companyColumns}
            empty={<EmptyState kind="other" size="panel" title="Bu ay stopaj kesilmedi" />}
          />
          <SectionHeader level={2} title="Oranlar" />
          <Table
            caption="Oranlar"
            rows={data.rates}
            rowKey={({ firstDay }) => firstDay}
            columns={rateColumns}
          />
          <Exemptions exemptions={data.exemptions} today={today} />
        </>
      ) : null}
      {isOpen ? <RateDialog today={today} onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
}
