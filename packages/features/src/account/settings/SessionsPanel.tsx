import {
  endSessionMutation,
  sessionsQuery,
  signOutEverywhereMutation,
} from '@havan/api-client/queries/identity/account';
import type { Session } from '@havan/contract/identity/session';
import { dateText } from '@havan/ui/date-text';
import { Badge } from '@havan/ui/Badge';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { Inline } from '@havan/ui/Inline';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { deviceName } from '@havan/domain/device-name';
import { sessionTexts } from './settings-texts.ts';

/** Renders the sessions of this user; each session, or all of them, can be ended. */
export function SessionsPanel() {
  const { api, session, basename, paths, leave } = useAppProfile();
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(api));
  const everywhere = useMutation(signOutEverywhereMutation(api));
  const [isAsking, setAsking] = useState(false);
  const endAll = async () => {
    await everywhere.mutateAsync().catch(() => null);
    session.invalidate();
    leave(basename + paths.login());
  };
  if (error) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!sessions) return <Shimmer kind="rows" count={3} label={sessionTexts.loading} />;
  return (
    <Stack space="m">
      <Text tone="soft">{sessionTexts.lead}</Text>
      <Box as="ul" surface="sheet" frame="section">
        {sessions.map((each) => (
          <SessionRow key={each.sessionId} session={each} />
        ))}
      </Box>
      <Inline>
        <Button variant="outline" tone="critical" onClick={() => setAsking(true)}>
          {sessionTexts.endAll}
        </Button>
      </Inline>
      <ConfirmDialog
        open={isAsking}
        title={sessionTexts.endAllTitle}
        confirmLabel={sessionTexts.endAll}
        tone="critical"
        loading={everywhere.isPending}
        onConfirm={() => void endAll()}
        onCancel={() => setAsking(false)}
      >
        {sessionTexts.endAllText}
      </ConfirmDialog>
    </Stack>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const ending = useMutation(endSessionMutation(api));
  const device = deviceName(session.userAgent);
  // A promise instead of callbacks of the row: the row is removed with its session before they would run.
  const end = () =>
    void ending.mutateAsync(session.sessionId).then(
      () => toast({ title: sessionTexts.ended }),
      ({ message }: Error) => toast({ title: message, tone: 'critical' }),
    );
  return (
    <Box as="li" padding="m" lineBelow="row">
      <Inline justify="between" space="m">
        <Stack space="xxs">
          <Inline>
            <Text weight="strong">{device}</Text>
            <Badge>{sessionTexts.areas[session.userType]}</Badge>
            {session.isCurrent ? <Badge tone="positive">{sessionTexts.thisOne}</Badge> : null}
          </Inline>
          <Text size="small" tone="soft">
            {`${sessionTexts.seen} ${dateText(session.lastSeenAt, 'dateTime')} · ${sessionTexts.began} ${dateText(session.createdAt, 'dateTime')}`}
          </Text>
        </Stack>
        {session.isCurrent ? null : (
          <Button
            variant="outline"
            size="small"
            loading={ending.isPending}
            aria-label={sessionTexts.endOf(device)}
            onClick={end}
          >
            {sessionTexts.end}
          </Button>
        )}
      </Inline>
    </Box>
  );
}
