import { banRequestQuery } from '@havan/api-client/queries/backoffice/companies';
import { Alert } from '@havan/ui/Alert';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { CompanyFacts } from '../companies/CompanyFacts.tsx';

/** Renders reason and author of a requested ban, with the company. */
export function BanDetail({ requestId }: { readonly requestId: number }) {
  const { data, error, refetch } = useQuery(banRequestQuery(api, requestId));
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  return (
    <Stack space="l">
      {data.isYours ? (
        <Alert kind="info">
          Bu yasağı siz istediniz; başka bir yönetici onaylar. Reddederek geri çekebilirsiniz.
        </Alert>
      ) : null}
      <DescriptionList
        items={[
          { term: 'İsteyen', details: data.askedBy },
          { term: 'İstendi', details: <DateText value={data.askedAt} format="dateTime" /> },
          { term: 'Neden', details: data.reason },
        ]}
      />
      <CompanyFacts company={data.company} />
    </Stack>
  );
}
