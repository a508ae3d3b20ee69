import { foundCompaniesQuery } from '@havan/api-client/queries/backoffice/companies';
import type { FoundCompany } from '@havan/contract/backoffice/companies';
import { companyTypeLabels } from '@havan/domain/company';
import { Badge } from '@havan/ui/Badge';
import { Heading } from '@havan/ui/Heading';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import type { Column } from '@havan/ui/Table';
import { TextField } from '@havan/ui/TextField';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { PagedTable } from '../../shared/PagedTable.tsx';
import { useQueryFields } from '../../shared/use-query-fields.ts';
import { companyState } from './company-state.ts';

const columns: readonly Column<FoundCompany>[] = [
  {
    id: 'name',
    header: 'Firma',
    phone: 'lead',
    cell: ({ companyId, name }) => <Link href={paths.company(companyId)}>{name}</Link>,
  },
  { id: 'number', header: 'No', phone: 'detail', cell: ({ companyId }) => companyId },
  { id: 'type', header: 'Tür', phone: 'detail', cell: ({ companyType }) => companyTypeLabels[companyType] },
  { id: 'place', header: 'Yer', phone: 'detail', cell: ({ place }) => place },
  { id: 'tax', header: 'Vergi no', phone: 'detail', cell: ({ taxNumber }) => taxNumber },
  {
    id: 'state',
    header: 'Durum',
    phone: 'trail',
    cell: (row) => {
      const { tone, word } = companyState(row);
      return <Badge tone={tone}>{word}</Badge>;
    },
  },
];

/** Renders the search of companies. */
export function CompaniesScreen() {
  const [query, change] = useQueryFields();
  const search = query.get('q') ?? '';
  const list = useInfiniteQuery({
    ...foundCompaniesQuery(api, search.trim()),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack space="l">
      <Heading level={1}>Firmalar</Heading>
      <TextField
        label="Firma ara"
        help="Firma adı ya da numarası, vergi numarası, kullanıcı adı ya da e-posta."
        type="search"
        value={search}
        onChange={(q) => change({ q })}
      />
      <PagedTable
        list={list}
        noun="firma"
        caption="Firmalar"
        rowKey={({ companyId }) => String(companyId)}
        columns={columns}
        empty="Bu ölçüte uyan firma yok"
      />
    </Stack>
  );
}
