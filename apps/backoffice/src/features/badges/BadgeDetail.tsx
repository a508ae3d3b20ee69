import { badgeApplicationQuery } from '@havan/api-client/queries/backoffice/review/badges';
import { operatorQuery } from '@havan/api-client/queries/backoffice/operators';
import { blueTickLabels } from '@havan/domain/company';
import { formatCount } from '@havan/domain/count';
import { mayActAs } from '@havan/domain/operator';
import { Alert } from '@havan/ui/Alert';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { StoredFiles } from '../files/StoredFiles.tsx';

interface BadgeDetailProps {
  readonly applicationId: number;
}

/**
 * Renders an application for a badge: the company, the document, other holders, and the effect of an approval
 * in figures.
 */
export function BadgeDetail({ applicationId }: BadgeDetailProps) {
  const { data, error, refetch } = useQuery(badgeApplicationQuery(api, applicationId));
  const roles = useQuery(operatorQuery(api)).data?.roles ?? [];
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { application, held, others } = data;
  const named = (badges: readonly { name: string; type: 1 | 2 }[]) =>
    badges.length === 0
      ? 'Yok'
      : badges.map(({ name, type }) => `${name} (${blueTickLabels[type]})`).join(', ');
  return (
    <Stack space="l">
      {data.otherListings > 0 ? (
        <Alert kind="warning">
          {`Onaylanırsa firmanın başka markalardaki ${formatCount(data.otherListings)} ilanı pasife alınır: resmi satıcı yalnızca kendi markalarını satar.`}
        </Alert>
      ) : null}
      <DescriptionList
        items={[
          { term: 'Marka', details: application.brandName },
          { term: 'Rozet', details: blueTickLabels[application.type] },
          { term: 'Belgenin son günü', details: <DateText value={application.documentUntil} /> },
          {
            term: 'Firma',
            details: mayActAs(roles, ['support', 'finance']) ? (
              <Link href={paths.company(data.companyId)}>{data.companyName}</Link>
            ) : (
              data.companyName
            ),
          },
          { term: 'Ticaret unvanı', details: data.tradeName },
          { term: 'Vergi no', details: data.taxNumber },
          { term: 'Rozet görünecek ilan', details: formatCount(data.listings) },
          {
            term: 'Firmanın rozetleri',
            details: named(held.map(({ brandName, type }) => ({ name: brandName, type }))),
          },
          {
            term: 'Bu markada rozetli',
            details: named(others.map(({ companyName, type }) => ({ name: companyName, type }))),
          },
        ]}
      />
      <StoredFiles title="Belge" fileIds={[data.documentFileId]} />
    </Stack>
  );
}
