import { flagsQuery } from '@havan/api-client/queries/backoffice/content/flags';
import type { OperatorFlags } from '@havan/contract/backoffice/content/flags';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { TextField } from '@havan/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { type EditedFlag, FlagDialog } from './FlagDialog.tsx';

type Flag = OperatorFlags['flags'][number];
type List = OperatorFlags['lists'][number];

const valueText = ({ enabled, limited, userIds }: Flag): string => {
  if (!enabled) return 'Kapalı';
  return limited ? `${userIds.length} kullanıcıya açık` : 'Açık';
};

const changeOf = ({ changedAt, changedBy }: Flag | List) =>
  changedAt === null ? (
    '—'
  ) : (
    <>
      {changedBy ?? 'Komut satırı'}, <DateText value={changedAt} format="dateTime" />
    </>
  );

const flagColumns = (onEdit: (flag: EditedFlag) => void): readonly Column<Flag>[] => [
  { id: 'name', header: 'Anahtar', phone: 'lead', cell: ({ name }) => name },
  {
    id: 'value',
    header: 'Değer',
    phone: 'trail',
    cell: (flag) => <Badge tone={flag.enabled ? 'positive' : 'neutral'}>{valueText(flag)}</Badge>,
  },
  {
    id: 'origin',
    header: 'Kaynak',
    phone: 'detail',
    cell: ({ isDefault }) => (isDefault ? 'Ürünün değeri' : 'Operatör'),
  },
  { id: 'change', header: 'Son değişiklik', phone: 'detail', cell: changeOf },
  {
    id: 'edit',
    header: 'İşlem',
    align: 'end',
    phone: 'action',
    cell: (flag) => (
      <Button
        size="small"
        variant="outline"
        aria-label={`${flag.name}, değiştir`}
        onClick={() => onEdit({ kind: 'flag', ...flag })}
      >
        Değiştir
      </Button>
    ),
  },
];

const listLabels: Readonly<Record<List['name'], string>> = {
  walletUsers: 'Cüzdanı adıyla açılanlar',
  campaignPanelUsers: 'Kampanya paneli kullananlar',
};

const listColumns = (onEdit: (list: EditedFlag) => void): readonly Column<List>[] => [
  { id: 'name', header: 'Liste', phone: 'lead', cell: ({ name }) => listLabels[name] },
  {
    id: 'users',
    header: 'Kullanıcılar',
    phone: 'detail',
    cell: ({ userIds }) => (userIds.length === 0 ? 'Kimse' : userIds.join(', ')),
  },
  { id: 'change', header: 'Son değişiklik', phone: 'detail', cell: changeOf },
  {
    id: 'edit',
    header: 'İşlem',
    align: 'end',
    phone: 'action',
    cell: (list) => (
      <Button
        size="small"
        variant="outline"
        aria-label={`${listLabels[list.name]}, değiştir`}
        onClick={() => onEdit({ kind: 'list', label: listLabels[list.name], ...list })}
      >
        Değiştir
      </Button>
    ),
  },
];

/** Renders the flags with their users, and the last change of each. */
export function FlagsScreen() {
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<EditedFlag | null>(null);
  const { data, error, refetch } = useQuery(flagsQuery(api));
  const wanted = search.trim().toLowerCase();
  return (
    <Stack space="xl">
      <Stack space="m">
        <SectionHeader level={1} title="Özellik anahtarları" remark="Açık sayfalar değişikliği hemen alır" />
        <TextField label="Anahtar ara" type="search" value={search} onChange={setSearch} />
        {error ? <Failure error={error} onRetry={refetch} /> : null}
        {data ? (
          <Table
            caption="Özellik anahtarları"
            rows={data.flags.filter(({ name }) => name.toLowerCase().includes(wanted))}
            rowKey={({ name }) => name}
            columns={flagColumns(setEdited)}
          />
        ) : error ? null : (
          <Loading />
        )}
      </Stack>
      {data ? (
        <Stack space="m">
          <Heading level={2}>Listeler</Heading>
          <Table
            caption="Listeler"
            rows={data.lists}
            rowKey={({ name }) => name}
            columns={listColumns(setEdited)}
          />
        </Stack>
      ) : null}
      {edited ? <FlagDialog edited={edited} onClose={() => setEdited(null)} /> : null}
    </Stack>
  );
}
