import { healthQuery } from '@havan/api-client/queries/backoffice/health';
import type { Health } from '@havan/contract/backoffice/health';
import { formatCount } from '@havan/domain/count';
import { Badge } from '@havan/ui/Badge';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { DeadMessages } from './DeadMessages.tsx';
import { jobLabel } from './job-labels.ts';

const jobs: readonly Column<Health['jobs'][number]>[] = [
  { id: 'name', header: 'İş', phone: 'lead', cell: ({ name }) => jobLabel(name) },
  {
    id: 'finished',
    header: 'Son bitiş',
    phone: 'detail',
    cell: ({ finishedAt }) =>
      finishedAt ? <DateText value={finishedAt} format="dateTime" /> : 'Hiç bitmedi',
  },
  {
    id: 'next',
    header: 'Sıradaki',
    phone: 'detail',
    cell: ({ nextAt }) => <DateText value={nextAt} format="dateTime" />,
  },
  {
    id: 'state',
    header: 'Durum',
    phone: 'trail',
    cell: ({ isLate }) => (
      <Badge tone={isLate ? 'critical' : 'positive'}>{isLate ? 'Gecikti' : 'Zamanında'}</Badge>
    ),
  },
];

const gigabyte = 1024 ** 3;
/** Returns a size in bytes as text: `12,4 GB`, or `48 MB` below a tenth of a gigabyte. */
const sizeText = (bytes: number): string =>
  bytes < gigabyte / 10
    ? `${Math.round(bytes / (gigabyte / 1024))} MB`
    : `${(bytes / gigabyte).toFixed(1).replace('.', ',')} GB`;

/** Returns the age of the search index as text: `4 dk`. */
function indexText({ ageSeconds, isReloading }: Health['searchIndex']): string {
  if (isReloading) return 'Katalog yeniden okunuyor';
  if (ageSeconds === null) return 'Bu sayfa açılınca yüklendi';
  if (ageSeconds < 60) return `${formatCount(Math.round(ageSeconds))} sn`;
  return `${formatCount(Math.round(ageSeconds / 60))} dk`;
}

/** Renders the state of the installation. */
export function HealthScreen() {
  const { data, error, refetch, isPending } = useQuery(healthQuery(api));
  return (
    <Stack space="l">
      <Heading level={1}>Sağlık</Heading>
      {error ? <Failure error={error} onRetry={refetch} /> : null}
      {isPending ? <Loading /> : null}
      {data ? (
        <>
          <DescriptionList
            layout="columns"
            items={[
              { term: 'Aramadaki ürün', details: formatCount(data.searchedProducts) },
              { term: 'Arama dizininin yaşı', details: indexText(data.searchIndex) },
              { term: 'Bekleyen ileti', details: formatCount(data.waitingMessages) },
              {
                term: 'En eski bekleyen',
                details: data.oldestWaitingAt ? (
                  <DateText value={data.oldestWaitingAt} format="dateTime" />
                ) : (
                  '–'
                ),
              },
              { term: 'Kilitlenme', details: formatCount(data.database.deadlocks) },
              {
                term: 'Yavaş sorgu',
                details:
                  data.database.slow === 0
                    ? 'Yok'
                    : `${formatCount(data.database.slow)}, en uzunu ${formatCount(Math.round(data.database.slowestSeconds))} sn`,
              },
              { term: 'Veritabanı boyutu', details: sizeText(data.database.bytes) },
              {
                term: 'Boş disk',
                details: data.disk
                  ? `${sizeText(data.disk.freeBytes)} / ${sizeText(data.disk.totalBytes)}`
                  : '–',
              },
              { term: 'Sürüm', details: data.versions.app },
              { term: 'Node / PostgreSQL', details: `${data.versions.node} / ${data.versions.postgres}` },
              { term: 'Veritabanı şeması', details: data.migration?.split('_')[0] ?? '–' },
            ]}
          />
          <DeadMessages messages={data.deadMessages} />
          <Stack space="s">
            <Heading level={2}>Zamanlanmış işler</Heading>
            <Table caption="Zamanlanmış işler" rows={data.jobs} rowKey={({ name }) => name} columns={jobs} />
          </Stack>
        </>
      ) : null}
    </Stack>
  );
}
