import type { Conversation } from '@havan/contract/notifications/messages';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { Avatar } from '@havan/ui/Avatar';
import { Badge } from '@havan/ui/Badge';
import { DateText } from '@havan/ui/DateText';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { messageTexts } from './message-texts.ts';
import * as css from './messages.css.ts';

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  /** Today in Istanbul, `YYYY-MM-DD`: what was written today shows its hour. */
  readonly today: string;
}

/** Renders the company, the newest words, and their time; unread ones are emphasised. */
export function ConversationRow({ conversation, isOpen, today }: ConversationRowProps) {
  const { paths } = useAppProfile();
  const { companyName, userId, text, isOwn, issueDate, hasUnreadMessage } = conversation;
  const isToday = istanbulIsoDay(new Date(issueDate)) === today;
  return (
    <Link variant="bare" href={paths.messages({ userId })} aria-current={isOpen ? 'true' : undefined}>
      <div className={css.row}>
        <Avatar name={companyName} />
        <Stack space="none">
          <Text as="span" weight={hasUnreadMessage ? 'strong' : 'regular'} lines={1}>
            {companyName}
          </Text>
          <Text as="span" size="small" tone={hasUnreadMessage ? 'main' : 'soft'} lines={1}>
            {isOwn ? messageTexts.ownLast(text) : text}
          </Text>
        </Stack>
        <Stack space="xxs" align="end">
          <Text as="span" size="tiny" tone="faint" noWrap>
            <DateText value={issueDate} format={isToday ? 'time' : 'date'} />
          </Text>
          {hasUnreadMessage ? <Badge tone="positive">{messageTexts.unread}</Badge> : null}
        </Stack>
      </div>
    </Link>
  );
}
