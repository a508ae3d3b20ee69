import { lastMessagesQuery } from '@havan/api-client/queries/notifications/messages';
import { emptyStates } from '@havan/domain/error-catalogue';
import { formatDate } from '@havan/domain/istanbul';
import { Box } from '@havan/ui/Box';
import { EmptyState } from '@havan/ui/EmptyState';
import { Link } from '@havan/ui/Link';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useAppProfile } from '../profile/app-profile.ts';
import { LoadFailure } from '../failures/LoadFailure.tsx';
import { messagePanelTexts } from '../shell-texts.ts';
import * as css from './HeaderDropdown.css.ts';

/** Renders the newest message of each conversation, with a link to it (`?to={userId}`). */
export function MessagePanel() {
  const { api, paths } = useAppProfile();
  const { data, error, refetch } = useQuery(lastMessagesQuery(api));
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading label={messagePanelTexts.loading} />;
  if (data.length === 0) return <EmptyState size="panel" kind="noMessages" title={emptyStates.messages} />;
  return (
    <>
      <ul>
        {data.map(({ conversationId, userId, companyName, text, issueDate, hasUnreadMessage }) => (
          <li key={conversationId}>
            <Link variant="bare" href={paths.messages({ userId })}>
              <span className={css.item}>
                <Stack space="none">
                  <Text as="span" weight={hasUnreadMessage ? 'strong' : 'regular'}>
                    {companyName}
                  </Text>
                  <Text as="span" size="small" tone="soft" lines={1}>
                    {text}
                  </Text>
                </Stack>
                <Text as="span" size="tiny" tone="faint" noWrap>
                  {formatDate(new Date(issueDate))}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Box padding="m" lineAbove="row">
        <Link href={paths.messages()}>{messagePanelTexts.all}</Link>
      </Box>
    </>
  );
}
