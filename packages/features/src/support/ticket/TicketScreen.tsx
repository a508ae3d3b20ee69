import { ApiError } from '@havan/api-client/api-error';
import { markTicketReadMutation, ticketQuery } from '@havan/api-client/queries/notifications/support';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { Alert } from '@havan/ui/Alert';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Page } from '@havan/ui/Page';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import * as css from '../support.css.ts';
import type { SupportOptions } from '../support-options.ts';
import { supportPath } from '../support-path.ts';
import { supportTexts, ticketTexts as texts } from '../support-texts.ts';
import { TicketConversation } from './TicketConversation.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketReply } from './TicketReply.tsx';
import { TicketStateBadge } from '../TicketStateBadge.tsx';

/** Renders `/support-requests/:id`: one ticket, its messages, and the field for a requested answer. */
export function TicketScreen({ CaseModal }: Pick<SupportOptions, 'CaseModal'>) {
  const { ticketId = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(ticketId) ? Number(ticketId) : null;
  return id === null ? <NotFoundScreen /> : <TicketOf key={id} ticketId={id} CaseModal={CaseModal} />;
}

interface TicketOfProps extends Pick<SupportOptions, 'CaseModal'> {
  readonly ticketId: number;
}

function TicketOf({ ticketId, CaseModal }: TicketOfProps) {
  const { api } = useAppProfile();
  const { data: ticket, error, refetch } = useQuery({ ...ticketQuery(api, ticketId), retry: false });
  const { mutate: markRead } = useMutation(markTicketReadMutation(api));
  const hasNews = ticket?.hasNews === true;
  useEffect(() => {
    if (hasNews) markRead(ticketId);
  }, [hasNews, markRead, ticketId]);
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;
  return (
    <Page>
      <title>{`${texts.title(ticketId)} | Havan`}</title>
      <div className={css.column}>
        <Stack space="l">
          <Link href={supportPath()}>{supportTexts.back}</Link>
          {ticket ? (
            <>
              <Inline space="s" justify="between" align="center">
                <Heading level={1}>{ticket.subject}</Heading>
                <TicketStateBadge state={ticket.state} />
              </Inline>
              {ticket.state === 'actionRequired' ? (
                <Alert kind="warning">{texts.actionRequired}</Alert>
              ) : null}
              <TicketFacts ticket={ticket} CaseModal={CaseModal} />
              <TicketConversation ticketId={ticketId} />
              <TicketReply ticket={ticket} />
            </>
          ) : error ? (
            <LoadFailure size="part" error={error} onRetry={() => void refetch()} />
          ) : (
            <Shimmer kind="rows" count={5} label={texts.loading} />
          )}
        </Stack>
      </div>
    </Page>
  );
}
