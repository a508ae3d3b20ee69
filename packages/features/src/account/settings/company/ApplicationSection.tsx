import { sentenceOf } from '@havan/api-client/api-error';
import {
  companyApplicationQuery,
  sendApplicationDocumentMutation,
} from '@havan/api-client/queries/identity/company-application';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { type BasicInfos, useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { useMay } from '@havan/app-shell/profile/use-may';
import {
  type CompanyApplication,
  sendApplicationDocument,
} from '@havan/contract/identity/company/company-application';
import type { CompanyFacts } from '@havan/contract/identity/company/company-facts';
import { applicationPartLabel, isPartAsked } from '@havan/domain/company-application';
import type { CompanyType } from '@havan/domain/company';
import { Alert } from '@havan/ui/Alert';
import { DateText } from '@havan/ui/DateText';
import { FileDrop } from '@havan/ui/FileDrop';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { LegalForm } from '../sales/LegalForm.tsx';
import { applicationTexts as texts } from './application-texts.ts';

interface ApplicationSectionProps {
  readonly facts: CompanyFacts;
}

/**
 * Renders the parts that the review of the company requires: its documents, KEP and MERSIS. Nothing once the
 * application is decided.
 */
export function ApplicationSection({ facts }: ApplicationSectionProps) {
  const user = useBasicInfos()?.user;
  return user && (user.reviewState === 'inReview' || user.reviewState === 'informationAsked') ? (
    <OpenApplication facts={facts} user={user} />
  ) : null;
}

interface OpenApplicationProps extends ApplicationSectionProps {
  readonly user: NonNullable<BasicInfos['user']>;
}

function OpenApplication({ facts, user }: OpenApplicationProps) {
  const { api } = useAppProfile();
  const mayGive = useMay(sendApplicationDocument);
  const { data, error, refetch } = useQuery(companyApplicationQuery(api));
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={4} label={texts.loading} />;
  const { companyType } = user;
  return (
    <Stack as="section" space="m" aria-labelledby="basvuru">
      <Heading level={2} size="panel" id="basvuru">
        {texts.title}
      </Heading>
      {data.state === 'informationAsked' && data.reason ? (
        <Alert kind="warning" title={texts.asked}>
          {data.reason}
        </Alert>
      ) : null}
      {data.missing.length > 0 ? (
        <Alert kind="info">{texts.missing(data.missing, companyType)}</Alert>
      ) : (
        <Alert kind="success">{texts.complete}</Alert>
      )}
      {mayGive ? (
        <>
          <Grid columns={{ phone: 1, tablet: 2 }} space="m">
            {data.documents.map((row) => (
              <DocumentField key={row.document} row={row} companyType={companyType} />
            ))}
          </Grid>
          <LegalForm
            userId={user.id}
            kepAddress={facts.kepAddress}
            mersisNo={facts.mersisNo}
            isMersisRequired={isPartAsked('mersisNo', companyType)}
          />
        </>
      ) : (
        <Text tone="soft">{texts.noRight}</Text>
      )}
    </Stack>
  );
}

interface DocumentFieldProps {
  readonly row: CompanyApplication['documents'][number];
  readonly companyType: CompanyType;
}

/** Renders the field of one document, which is uploaded as soon as a file is chosen; a later file replaces it. */
function DocumentField({ row: { document, file, sentAt }, companyType }: DocumentFieldProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const label = applicationPartLabel(document, companyType);
  const { mutate, isPending, error } = useMutation({
    ...sendApplicationDocumentMutation(api),
    onError: () => undefined,
  });
  return (
    <Stack space="xs">
      <FileDrop
        label={label}
        required={file === null}
        help={texts.fileHelp}
        error={error ? sentenceOf(error) : null}
        accept="application/pdf,image/png,image/jpeg"
        files={[]}
        onAdd={([chosen]) => {
          if (!chosen || isPending) return;
          mutate(
            { document, file: chosen },
            { onSuccess: () => toast({ title: texts.saved(label), tone: 'positive' }) },
          );
        }}
        onRemove={() => undefined}
      />
      {isPending ? (
        <Alert kind="info" live>
          {texts.uploading}
        </Alert>
      ) : null}
      {!isPending && file && sentAt ? (
        <Text size="small" tone="soft">
          {texts.sent(file.fileName)} · <DateText value={sentAt} format="dateTime" />. {texts.replace}
        </Text>
      ) : null}
    </Stack>
  );
}
