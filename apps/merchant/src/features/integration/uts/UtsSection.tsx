import { utsAccountQuery } from '@havan/api-client/queries/sales/uts';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Alert } from '@havan/ui/Alert';
import { Box } from '@havan/ui/Box';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { OpenNotices } from './OpenNotices.tsx';
import { UtsForm } from './UtsForm.tsx';
import { utsSettingsTexts } from './uts-settings-texts.ts';

/** Renders the connection to ÜTS: number and token of the company, and the open notices. */
export function UtsSection() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(utsAccountQuery(api));
  if (error) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={3} label={utsSettingsTexts.loading} />;
  return (
    <Stack space="m">
      <SectionHeader
        title={utsSettingsTexts.title}
        level={2}
        remark={utsSettingsTexts.counts(data.waiting, data.refused)}
      />
      <Text tone="soft">{utsSettingsTexts.lead}</Text>
      {data.tokenRefusedAt === null ? null : <Alert kind="warning">{utsSettingsTexts.refusedSince}</Alert>}
      <Box surface="sheet" frame="section" padding="m">
        <UtsForm key={data.tokenSavedAt} account={data} />
      </Box>
      <OpenNotices />
    </Stack>
  );
}
