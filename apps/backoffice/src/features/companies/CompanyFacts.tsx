import { EmailText } from '@havan/app-shell/rich-text/EmailText';
import type { CompanyWhole } from '@havan/contract/backoffice/companies';
import { companyTypeLabels } from '@havan/domain/company';
import { formatCount } from '@havan/domain/count';
import { Button } from '@havan/ui/Button';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { paths } from '../../paths.ts';

type Member = CompanyWhole['users'][number];

interface CompanyFactsProps {
  readonly company: CompanyWhole;
  /** Only where this operator may turn a second factor off. */
  readonly onRemoveFactor?: ((member: Member) => void) | undefined;
}

const people = (onRemoveFactor: CompanyFactsProps['onRemoveFactor']): readonly Column<Member>[] => [
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
  {
    id: 'factor',
    header: 'İki adımlı doğrulama',
    phone: 'detail',
    cell: (member) => <FactorCell member={member} onRemove={onRemoveFactor} />,
  },
];

function FactorCell({
  member,
  onRemove,
}: {
  readonly member: Member;
  readonly onRemove: CompanyFactsProps['onRemoveFactor'];
}) {
  if (!member.hasSecondFactor) return 'Kapalı';
  if (!onRemove) return 'Açık';
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={`Kapat: ${member.name}, iki adımlı doğrulama`}
      onClick={() => onRemove(member)}
    >
      Kapat
    </Button>
  );
}

/** Renders a count as a link to the counted records; a zero is plain text. */
const Count = ({ value, href }: { readonly value: number; readonly href: string }) =>
  value === 0 ? '0' : <Link href={href}>{formatCount(value)}</Link>;

/** Renders the identity of a company, its trade and its members. */
export function CompanyFacts({ company, onRemoveFactor }: CompanyFactsProps) {
  return (
    <Stack space="l">
      <DescriptionList
        layout="columns"
        items={[
          {
            term: 'Satıştaki ilan',
            details: <Count value={company.listings} href={paths.listingsOnSale(company.companyId)} />,
          },
          {
            term: 'Aldığı sipariş',
            details: <Count value={company.sold} href={paths.ordersOf('seller', company.companyId)} />,
          },
          {
            term: 'Verdiği sipariş',
            details: <Count value={company.bought} href={paths.ordersOf('buyer', company.companyId)} />,
          },
          {
            term: 'Açık talep',
            details: <Count value={company.openCases} href={paths.openCasesOf(company.companyId)} />,
          },
        ]}
      />
      <DescriptionList
        items={[
          { term: 'Firma no', details: company.companyId },
          { term: 'Tür', details: companyTypeLabels[company.companyType] },
          { term: 'Ticaret unvanı', details: company.tradeName },
          { term: 'Yer', details: company.place },
          { term: 'Vergi', details: `${company.taxNumber} · ${company.taxOffice}` },
          {
            term: 'KEP adresi',
            details: company.kepAddress === null ? '–' : <EmailText address={company.kepAddress} />,
          },
          { term: 'MERSİS no', details: company.mersisNo ?? '–' },
          { term: 'Telefon', details: company.phone },
          { term: 'E-posta', details: <EmailText address={company.email} /> },
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
          columns={people(onRemoveFactor)}
        />
      </Stack>
    </Stack>
  );
}
