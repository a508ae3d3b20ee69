import { productIssueQuery } from '@havan/api-client/queries/backoffice/listing-risk';
import { formatCount } from '@havan/domain/count';
import { issueCategoryLabels } from '@havan/domain/product-issue';
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
import { listingItems } from '../originality/listing-items.tsx';

/** Renders a report, its offer, and the seller's answer. */
export function IssueDetail({ issueId }: { readonly issueId: number }) {
  const { data, error, refetch } = useQuery(productIssueQuery(api, issueId));
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  return (
    <Stack space="l">
      {data.listing ? null : (
        <Alert kind="info">
          Bildirim ürün sayfasıyla ilgili; sorulacak satıcı ya da askıya alınacak ilan yok.
        </Alert>
      )}
      <DescriptionList
        items={[
          { term: 'Konu', details: issueCategoryLabels[data.category] },
          { term: 'Bildirenin notu', details: data.note || '–' },
          { term: 'Bildiren', details: data.reporter },
          { term: 'Bildirim', details: <DateText value={data.reportedAt} format="dateTime" /> },
          { term: 'Aynı ilana başka bildirim', details: formatCount(data.others) },
          { term: 'Satıcıya sorulan', details: data.question ?? '–' },
          { term: 'Satıcının yanıtı', details: data.answer ?? 'Yanıt vermedi' },
          {
            term: 'Ürün',
            details: <Link href={paths.product(data.productId)}>{data.productName}</Link>,
          },
          ...(data.listing ? listingItems(data.listing) : []),
        ]}
      />
    </Stack>
  );
}
