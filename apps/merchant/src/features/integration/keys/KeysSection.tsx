import { apiKeysQuery, revokeApiKeyMutation } from '@havan/api-client/queries/identity/api-keys';
import { sentenceOf } from '@havan/api-client/api-error';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ApiKey } from '@havan/contract/identity/api-keys';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { EmptyState } from '@havan/ui/EmptyState';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateKey } from './CreateKey.tsx';
import { keyColumns } from './key-columns.tsx';
import { keyTexts } from './key-texts.ts';

/** Renders the API keys of the company, which are created and revoked here. */
export function KeysSection() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(apiKeysQuery(api));
  const [now] = useState(() => Date.now());
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<ApiKey | null>(null);
  if (error) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={3} label={keyTexts.loading} />;
  const make = (
    <Button size="small" onClick={() => setMaking(true)}>
      {keyTexts.create}
    </Button>
  );
  return (
    <Stack space="m">
      <SectionHeader title={keyTexts.title} level={2} actions={data.keys.length > 0 ? make : null} />
      <Text tone="soft">{keyTexts.lead(data.requestsPerMinute)}</Text>
      <Inline>
        <Link href={`${location.origin}/api/docs/guide`} newTab>
          {keyTexts.guide}
        </Link>
        <Link href={`${location.origin}/api/docs`} newTab>
          {keyTexts.reference}
        </Link>
      </Inline>
      {data.keys.length === 0 ? (
        <EmptyState
          kind="other"
          size="panel"
          title={keyTexts.none}
          subtitle={keyTexts.noneLead}
          actions={make}
        />
      ) : (
        <Table
          caption={keyTexts.title}
          columns={keyColumns(setEnding, now)}
          rows={data.keys}
          rowKey={({ apiKeyId }) => String(apiKeyId)}
        />
      )}
      {isMaking ? <CreateKey onClose={() => setMaking(false)} /> : null}
      {ending ? <RevokeKey apiKey={ending} onClose={() => setEnding(null)} /> : null}
    </Stack>
  );
}

function RevokeKey({ apiKey, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutate, isPending } = useMutation(revokeApiKeyMutation(api));
  const revoke = () =>
    mutate(apiKey.apiKeyId, {
      onSuccess: () => {
        toast({ title: keyTexts.revokedNow });
        onClose();
      },
      onError: (error) => toast({ title: sentenceOf(error), tone: 'critical' }),
    });
  return (
    <ConfirmDialog
      open
      tone="critical"
      title={keyTexts.revokeTitle(apiKey.name)}
      confirmLabel={keyTexts.revoke}
      cancelLabel={keyTexts.cancel}
      loading={isPending}
      onConfirm={revoke}
      onCancel={onClose}
    >
      {keyTexts.revokeLead}
    </ConfirmDialog>
  );
}
