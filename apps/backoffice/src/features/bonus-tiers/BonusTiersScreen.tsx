import { bonusTiersQuery } from '@havan/api-client/queries/backoffice/money/bonus-tiers';
import type { BonusOverview, BonusTierSet } from '@havan/contract/backoffice/money/bonus-tiers';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { BonusTiersDialog } from './BonusTiersDialog.tsx';
import { rateText } from '../../shared/rate-text.ts';

const tierColumns: readonly Column<BonusTierSet['tiers'][number]>[] = [
  { id: 'from', header: 'Aylık ciro', phone: 'lead', cell: ({ from }) => <Money value={from} /> },
  {
    id: 'rate',
    header: 'Prim oranı',
    align: 'end',
    phone: 'trail',
    cell: ({ basisPoints }) => rateText(basisPoints),
  },
];

const standingColumns: readonly Column<BonusOverview['standings'][number]>[] = [
  {
    id: 'company',
    header: 'Firma',
    phone: 'lead',
    cell: ({ companyId, companyName }) => <Link href={paths.company(companyId)}>{companyName}</Link>,
  },
  {
    id: 'turnover',
    header: 'Bu ayki ciro',
    align: 'end',
    phone: 'detail',
    cell: ({ turnover }) => <Money value={turnover} quiet />,
  },
  {
    id: 'bonus',
    header: 'Prim',
    align: 'end',
    phone: 'trail',
    cell: ({ bonus, basisPoints }) => (
      <span>
        <Money value={bonus} /> {basisPoints > 0 ? `(${rateText(basisPoints)})` : ''}
      </span>
    ),
  },
  {
    id: 'missing',
    header: 'Sonraki basamağa kalan',
    align: 'end',
    phone: 'detail',
    cell: ({ next }) => (next ? <Money value={next.missing} quiet /> : 'En üst basamak'),
  },
];

/**
 * Renders the tiers of the turnover bonus, now and in months to come, and the sellers that are nearest to
 * their next one.
 */
export function BonusTiersScreen() {
  const list = useQuery(bonusTiersQuery(api));
  const [isOpen, setOpen] = useState(false);
  const data = list.data;
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title="Ciro primi"
        remark="Ayın cirosu hangi basamağa ulaşırsa oranı cironun tamamına uygulanır ve ertesi ay ödenir."
        actions={data ? <Button onClick={() => setOpen(true)}>Basamakları değiştir</Button> : null}
      />
      {list.error ? <Failure error={list.error} onRetry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {data ? (
        <>
          {[...(data.current ? [data.current] : []), ...data.coming].map((set) => (
            <Stack key={set.validFrom} space="s">
              <SectionHeader
                level={2}
                title={set === data.current ? 'Geçerli basamaklar' : 'Gelecek basamaklar'}
                remark={
                  <>
                    <DateText value={set.validFrom} /> gününden başlayarak
                  </>
                }
              />
              <Table
                caption={set === data.current ? 'Geçerli basamaklar' : 'Gelecek basamaklar'}
                rows={set.tiers}
                rowKey={({ from }) => String(from)}
                columns={tierColumns}
                empty={<EmptyState kind="other" size="panel" title="Basamak yok" />}
              />
            </Stack>
          ))}
          <SectionHeader level={2} title="Basamağa en yakın satıcılar" />
          <Table
            caption="Basamağa en yakın satıcılar"
            rows={data.standings}
            rowKey={({ companyId }) => String(companyId)}
            columns={standingColumns}
            empty={<EmptyState kind="other" size="panel" title="Bu ay tamamlanan sipariş yok" />}
          />
        </>
      ) : null}
      {isOpen && data ? <BonusTiersDialog of={data} onClose={() => setOpen(false)} /> : null}
    </Stack>
  );
}
