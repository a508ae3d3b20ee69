import { EmptyState } from '@havan/ui/EmptyState';
import { Heading } from '@havan/ui/Heading';
import { Page } from '@havan/ui/Page';
import { Stack } from '@havan/ui/Stack';
import { useSearchParams } from 'react-router';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { Conversation } from './Conversation.tsx';
import { ConversationList } from './ConversationList.tsx';
import { messageTexts } from './message-texts.ts';
import * as css from './messages.css.ts';
import { partnerIn } from './partner-in.ts';

/** Renders `/myprofile/messages`: the conversations, and the one that `?to={userId}` opens. */
export function MessagesScreen() {
  const [search] = useSearchParams();
  const partner = partnerIn(search);
  return (
    <RequireArea area="messages">
      <Page>
        <title>{`${messageTexts.title} | Havan`}</title>
        <Stack space="m">
          <div className={partner ? css.title : undefined}>
            <Heading level={1}>{messageTexts.title}</Heading>
          </div>
          <div className={css.screen}>
            <div className={partner ? css.webOnly : undefined}>
              <ConversationList partner={partner} />
            </div>
            {partner ? (
              <Conversation key={JSON.stringify(partner)} partner={partner} />
            ) : (
              <div className={css.webOnly}>
                <EmptyState
                  kind="noMessages"
                  title={messageTexts.choose}
                  subtitle={messageTexts.chooseHint}
                />
              </div>
            )}
          </div>
        </Stack>
      </Page>
    </RequireArea>
  );
}
