import { operatorSpecialDaysQuery } from '@havan/api-client/queries/backoffice/content/special-days';
import type { OperatorSpecialDay } from '@havan/contract/backoffice/content/special-days';
import { specialDayPhaseLabels } from '@havan/domain/special-day';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { lastMoment } from '../../shared/days.ts';
import { phaseTones } from './phase-tones.ts';
import { SpecialDayForm } from './SpecialDayForm.tsx';

const columns: readonly Column<OperatorSpecialDay>[] = [
  {
    id: 'title',
    header: 'Özel gün',
    phone: 'lead',
    cell: ({ specialDayId, title }) => <Link href={paths.specialDay(specialDayId)}>{title}</Link>,
  },
  {
    id: 'join',
    header: 'Katılımın son günü',
    phone: 'detail',
    cell: ({ joinUntil }) => <DateText value={lastMoment(joinUntil)} />,
  },
  {
    id: 'span',
    header: 'Yayın',
    phone: 'detail',
    cell: ({ startsAt, endsAt }) => (
      <span>
        <DateText value={startsAt} /> – <DateText value={lastMoment(endsAt)} />
      </span>
    ),
  },
  { id: 'least', header: 'En az indirim', phone: 'detail', cell: ({ leastPercent }) => `%${leastPercent}` },
  {
    id: 'offers',
    header: 'Teklifler',
    phone: 'detail',
    cell: ({ proposed, approved }) => `${proposed} bekliyor, ${approved} onaylı`,
  },
  {
    id: 'phase',
    header: 'Durum',
    phone: 'trail',
    cell: ({ phase }) => <Badge tone={phaseTones[phase]}>{specialDayPhaseLabels[phase]}</Badge>,
  },
];

/** Renders the special days of the market, and a new one. */
export function SpecialDaysScreen() {
  const [isNew, setIsNew] = useState(false);
  const { data, error, refetch } = useQuery(operatorSpecialDaysQuery(api));
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title="Özel günler"
        remark="Satıcılar katılır, siz onaylarsınız"
        actions={<Button onClick={() => setIsNew(true)}>Yeni özel gün</Button>}
      />
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {data ? (
        <Table
          caption="Özel günler"
          rows={data.days}
          rowKey={({ specialDayId }) => String(specialDayId)}
          columns={columns}
          empty={<EmptyState kind="other" size="panel" title="Henüz özel gün açılmadı" />}
        />
      ) : error ? null : (
        <Loading />
      )}
      {isNew ? <SpecialDayForm day={null} onClose={() => setIsNew(false)} /> : null}
    </Stack>
  );
}
