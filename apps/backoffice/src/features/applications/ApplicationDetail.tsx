import { applicationQuery } from '@havan/api-client/queries/backoffice/queues';
import type { Application } from '@havan/contract/backoffice/applications';
import { applicationPartLabel } from '@havan/domain/company-application';
import { companyTypeLabels } from '@havan/domain/company';
import { formatMersis } from '@havan/domain/mersis';
import { Alert } from '@havan/ui/Alert';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { StoredFiles } from '../files/StoredFiles.tsx';
import { FactCheck } from './FactCheck.tsx';

interface ApplicationDetailProps {
  readonly companyId: number;
}

/** Renders the registration data of a company: first the checked facts, then the rest. */
export function ApplicationDetail({ companyId }: ApplicationDetailProps) {
  const { data, error, refetch } = useQuery(applicationQuery(api, companyId));
  if (error) return <Failure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  return (
    <Stack space="l">
      {data.sameTaxNumber.length > 0 ? (
        <Alert kind="warning" title="Vergi numarası başka üyede de kayıtlı">
          {data.sameTaxNumber.map(({ companyId: id, name }) => `${name} (${id})`).join(', ')}
        </Alert>
      ) : null}
      {data.missing.length > 0 ? (
        <Alert kind="warning" title="Başvuru tamamlanmadı">
          {`Firmanın göndermediği: ${data.missing.map((part) => applicationPartLabel(part, data.companyType)).join(', ')}.`}
        </Alert>
      ) : null}
      {data.reason ? <Alert kind="info">Firmaya iletilen: {data.reason}</Alert> : null}
      <section aria-label="Denetlenen bilgiler">
        <Stack space="s">
          <Heading level={3}>Denetlenen bilgiler</Heading>
          <DescriptionList items={checksOf(data)} />
        </Stack>
      </section>
      {data.documents.map(({ document, fileId, sentAt }) =>
        fileId === null ? null : (
          <Stack key={document} space="xs">
            <StoredFiles title={applicationPartLabel(document, data.companyType)} fileIds={[fileId]} />
            {sentAt ? (
              <Text size="small" tone="soft">
                Gönderildi: <DateText value={sentAt} format="dateTime" />
              </Text>
            ) : null}
          </Stack>
        ),
      )}
      <section aria-label="Firma">
        <Stack space="s">
          <Heading level={3}>Firma</Heading>
          <DescriptionList items={factsOf(data)} />
        </Stack>
      </section>
    </Stack>
  );
}

const checksOf = ({ taxNumber, kepAddress, mersisNo, gln }: Application) => [
  { term: 'Vergi no / TCKN', details: <FactCheck {...taxNumber} /> },
  { term: 'KEP adresi', details: <FactCheck {...kepAddress} /> },
  {
    term: 'MERSİS no',
    details: <FactCheck state={mersisNo.state} value={mersisNo.value && formatMersis(mersisNo.value)} />,
  },
  { term: 'GLN', details: <FactCheck {...gln} /> },
];

const factsOf = (data: Application) => [
  { term: 'Tür', details: companyTypeLabels[data.companyType] },
  { term: 'Ticaret unvanı', details: data.tradeName },
  { term: 'Vergi dairesi', details: data.taxOffice },
  { term: 'Adres', details: `${data.address}, ${data.place}` },
  { term: 'Yetkili', details: data.owner },
  { term: 'Telefon', details: data.phone },
  { term: 'E-posta', details: data.email },
  { term: 'Kayıt', details: <DateText value={data.registeredAt} format="dateTime" /> },
];
