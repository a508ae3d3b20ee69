import { foundStatementsQuery } from '@havan/api-client/queries/backoffice/money/payouts';
import { downloadStatement, type FoundStatement } from '@havan/contract/backoffice/money/payouts';
import { DateText } from '@havan/ui/DateText';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { TextField } from '@havan/ui/TextField';
import { Text } from '@havan/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useQueryFields } from '../../shared/use-query-fields.ts';
import { FileButton } from './FileButton.tsx';

const columns: readonly Column<FoundStatement>[] = [
  {
    id: 'number',
    header: 'Belge',
    phone: 'lead',
    cell: ({ number }) => (
      <Text as="span" noWrap>
        {number}
      </Text>
    ),
  },
  {
    id: 'name',
    header: 'Firma',
    phone: 'lead',
    cell: ({ companyId, name }) => <Link href={paths.company(companyId)}>{name}</Link>,
  },
  {
    id: 'week',
    header: 'Hafta',
    phone: 'detail',
    cell: ({ weekStart }) => <DateText value={weekStart} />,
  },
  {
    id: 'opening',
    header: 'Açılış',
    align: 'end',
    phone: 'detail',
    cell: ({ openingBalance }) => <Money value={openingBalance} quiet />,
  },
  {
    id: 'closing',
    header: 'Kapanış',
    align: 'end',
    phone: 'trail',
    cell: ({ closingBalance }) => <Money value={closingBalance} />,
  },
  {
    id: 'files',
    header: 'İndir',
    width: 196,
    align: 'end',
    phone: 'action',
    cell: ({ statementId, number }) => (
      <Inline space="xs" wrap={false}>
        {(['pdf', 'csv'] as const).map((format) => (
          <FileButton
            key={format}
            call={downloadStatement}
            request={{ statementId: String(statementId), format }}
            name={`${number}.${format}`}
            label={format.toUpperCase()}
          />
        ))}
      </Inline>
    ),
  },
];

/** Renders the weekly statements of every company. */
export function StatementsScreen() {
  const [query, change] = useQueryFields();
  const search = query.get('q') ?? '';
  const list = useInfiniteQuery(foundStatementsQuery(api, search.trim()));
  return (
    <Stack space="l">
      <SectionHeader level={1} title="Hakediş ekstreleri" />
      <TextField
        label="Ekstre ara"
        help="Belge numarası ya da firma adı."
        type="search"
        value={search}
        onChange={(q) => change({ q })}
      />
      <PagedTable
        list={list}
        noun="ekstre"
        caption="Hakediş ekstreleri"
        rowKey={({ statementId }) => String(statementId)}
        columns={columns}
        empty="Bu ölçüte uyan ekstre yok"
      />
    </Stack>
  );
}
