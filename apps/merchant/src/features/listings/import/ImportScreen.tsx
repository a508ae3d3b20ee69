import { importQuery } from '@havan/api-client/queries/listings/listing-import';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { RequireRight } from '@havan/app-shell/guards/RequireRight';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { checkImport, type ListingImport } from '@havan/contract/listings/listing-import';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Stepper } from '@havan/ui/Stepper';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { CheckStep } from './CheckStep.tsx';
import { ColumnStep } from './ColumnStep.tsx';
import { FileStep } from './FileStep.tsx';
import { importStepLabels, importTexts as texts, stepOfState } from './import-texts.ts';
import { ResultStep } from './ResultStep.tsx';
import { WorkStep } from './WorkStep.tsx';

/**
 * Renders `/myprofile/listings/import/:importId?`: the import of listings from a file; each import keeps its address.
 */
export function ImportScreen() {
  const { importId } = useParams();
  return (
    <RequireArea area="listings">
      <RequireRight call={checkImport}>
        <Page>
          <title>{`${texts.title} | Havan`}</title>
          {importId === undefined ? <NewImport /> : <OpenImport key={importId} importId={importId} />}
        </Page>
      </RequireRight>
    </RequireArea>
  );
}

function NewImport() {
  return (
    <Stack space="l">
      <SectionHeader level={1} title={texts.title} remark={texts.remark} />
      <Stepper label={texts.steps} steps={importStepLabels} current="file" />
      <FileStep />
    </Stack>
  );
}

function OpenImport({ importId }: { readonly importId: string }) {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(importQuery(api, importId));
  return (
    <Stack space="l">
      <SectionHeader
        level={1}
        title={texts.title}
        remark={data?.fileName ?? null}
        actions={
          <ButtonLink variant="outline" href={paths.importListings()}>
            {texts.another}
          </ButtonLink>
        }
      />
      {data ? (
        <>
          <Stepper label={texts.steps} steps={importStepLabels} current={stepOfState[data.state]} />
          <Step file={data} />
        </>
      ) : error ? (
        <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
      ) : (
        <Shimmer kind="rows" count={6} label={texts.loading} />
      )}
    </Stack>
  );
}

function Step({ file }: { readonly file: ListingImport }) {
  switch (file.state) {
    case 'mapping':
    case 'failed':
      return <ColumnStep file={file} />;
    case 'checking':
    case 'applying':
    case 'undoing':
      return <WorkStep file={file} />;
    case 'checked':
      return <CheckStep file={file} />;
    case 'applied':
    case 'undone':
    case 'cancelled':
    default:
      return <ResultStep file={file} />;
  }
}
