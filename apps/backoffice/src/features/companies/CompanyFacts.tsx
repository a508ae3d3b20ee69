import type { CompanyWhole } from '@havan/contract/backoffice/companies';
import { companyTypeLabels } from '@havan/domain/company';
import { formatCount } from '@havan/domain/count';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';

interface CompanyFactsProps {
  readonly company: CompanyWhole;
}

const people: readonly Column<CompanyWhole['users'][number]>[] = [
  { id: 'name', header: 'Ad', phone: 'lead', cell: ({ name }) => name },
  { id: 'username', header: 'Kullanıcı adı', phone: 'detail', cell: ({ username }) => username },
  { id: 'email', header: 'E-posta', phone: 'detail', cell: ({ email }) => email },
  { id: 'role', header: 'Rol', phone: 'detail', cell: ({ isOwner }) => (isOwner ? 'Sahip' : 'Çalışan') },
  {
    id: 'seen',
    header: 'Son görülme',
    phone: 'detail',
    cell: ({ lastSeenAt }) => (lastSeenAt ? <DateText value={lastSeenAt} format="dateTime" /> : '–'),
  },
  {
    id: 'sessions',
    header: 'Açık oturum',
    phone: 'trail',
    cell: ({ sessions, isBanned }) => (isBanned ? 'Hesap kapalı' : formatCount(sessions)),
  },
];

/** Who a company is, what it trades and who works there. */
export function CompanyFacts({ company }: CompanyFactsProps) {
  return (
    <Stack space="l">
      <DescriptionList
        layout="columns"
        items={[
          { term: 'Satıştaki ilan', details: formatCount(company.listings) },
          { term: 'Aldığı sipariş', details: formatCount(company.sold) },
          { term: 'Verdiği sipariş', details: formatCount(company.bought) },
          { term: 'Açık talep', details: formatCount(company.openCases) },
        ]}
      />
      <DescriptionList
        items={[
          { term: 'Firma no', details: company.companyId },
          { term: 'Tür', details: companyTypeLabels[company.companyType] },
          { term: 'Ticaret unvanı', details: company.tradeName },
          { term: 'Yer', details: company.place },
          { term: 'Vergi', details: `${company.taxNumber} · ${company.taxOffice}` },
          { term: 'KEP adresi', details: company.kepAddress ?? '–' },
          { term: 'MERSİS no', details: company.mersisNo ?? '–' },
          { term: 'Telefon', details: company.phone },
          { term: 'E-posta', details: company.email },
          { term: 'Kayıt', details: <DateText value={company.registeredAt} format="dateTime" /> },
          ...(company.reviewReason ? [{ term: 'Firmaya iletilen', details: company.reviewReason }] : []),
        ]}
      />
      <Stack space="s">
        <Heading level={2}>Kullanıcılar</Heading>
        <Table
          caption="Kullanıcılar"
          rows={company.users}
          rowKey={({ userId }) => String(userId)}
          columns={people}
        />
      </Stack>
    </Stack>
  );
}
