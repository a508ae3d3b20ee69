import { flagsQuery } from '@havan/api-client/queries/backoffice/content/flags';
import type { OperatorFlags } from '@havan/contract/backoffice/content/flags';
import { formatCount } from '@havan/domain/count';
import { foldForSearch } from '@havan/domain/turkish-text';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { flagTexts } from './flag-texts.ts';
import { type EditedFlag, FlagDialog } from './FlagDialog.tsx';

type Flag = OperatorFlags['flags'][number];
type List = OperatorFlags['lists'][number];

const valueText = ({ enabled, limited, usernames }: Flag): string => {
  if (!enabled) return 'Kapalı';
  if (limited && usernames.length === 0) return 'Kimseye açık değil';
  return limited ? `${formatCount(usernames.length)} kullanıcıya açık` : 'Açık';
};

const valueTone = ({ enabled, limited, usernames }: Flag) =>
  enabled && !(limited && usernames.length === 0) ? 'positive' : 'neutral';

const changeOf = ({ changedAt, changedBy }: Flag | List) =>
  changedAt === null ? (
    '—'
  ) : (
    <>
      {changedBy ?? 'Komut satırı'}, <DateText value={changedAt} format="dateTime" />
    </>
  );

const flagColumns = (onEdit: (flag: EditedFlag) => void): readonly Column<Flag>[] => [
  {
    id: 'name',
    header: 'Anahtar',
    phone: 'lead',
    cell: ({ name }) => (
      <Stack space="none">
        <Text weight="strong">{flagTexts[name]}</Text>
        <Text size="small" tone="soft">
          {name}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'value',
    header: 'Değer',
    phone: 'trail',
    cell: (flag) => <Badge tone={valueTone(flag)}>{valueText(flag)}</Badge>,
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
        aria-label={`${flagTexts[flag.name] ?? flag.name}, değiştir`}
        onClick={() => onEdit({ kind: 'flag', label: flagTexts[flag.name] ?? flag.name, ...flag })}
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
    cell: ({ usernames }) => (usernames.length === 0 ? 'Kimse' : usernames.join(', ')),
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
  const wanted = foldForSearch(search).trim();
  const found = (data?.flags ?? []).filter(({ name }) =>
    foldForSearch(`${flagTexts[name] ?? ''} ${name}`).includes(wanted),
  );
  const withoutEffect = found.filter(({ name }) => flagTexts[name] === null);
  return (
    <Stack space="xl">
      <Stack space="m">
        <SectionHeader level={1} title="Özellik anahtarları" remark="Açık sayfalar değişikliği hemen alır" />
        <TextField label="Anahtar ara" type="search" value={search} onChange={setSearch} />
        {error ? <Failure error={error} onRetry={refetch} /> : null}
        {data ? (
          <Table
            caption="Özellik anahtarları"
            rows={found.filter(({ name }) => flagTexts[name] !== null)}
            rowKey={({ name }) => name}
            columns={flagColumns(setEdited)}
            empty={<EmptyState kind="other" size="panel" title="Bu adda anahtar yok" />}
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
      {withoutEffect.length > 0 ? (
        <Text size="small" tone="soft">
          {`Bu üründe karşılığı olmadığı için değiştirilmeyen anahtarlar: ${withoutEffect.map(({ name }) => name).join(', ')}.`}
        </Text>
      ) : null}
      {edited ? <FlagDialog edited={edited} onClose={() => setEdited(null)} /> : null}
    </Stack>
  );
}
