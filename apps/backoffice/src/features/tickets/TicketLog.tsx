import { openStoredFile } from '@havan/contract/backoffice/risk/listing-risk';
import type { OperatorTicket } from '@havan/contract/backoffice/support/tickets';
import type { StoredFile } from '@havan/contract/identity/files';
import { saveBlob } from '@havan/app-shell/files/save-blob';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { Chat, ChatBubble } from '@havan/ui/ChatBubble';
import { DateText } from '@havan/ui/DateText';
import { Heading } from '@havan/ui/Heading';
import { AttachIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { useToast } from '@havan/ui/Toast';
import { fetchOperatorFile } from '../../session.ts';

type Message = OperatorTicket['messages'][number];

const authorOf = ({ party, author }: Message): string =>
  party === 'system' ? 'Sistem' : (author ?? (party === 'platform' ? 'Havan' : 'Firma'));

/** What was written, the newest at the foot; notes among operators are marked. */
export function TicketLog({ messages }: { readonly messages: readonly Message[] }) {
  const toast = useToast();
  const save = async ({ fileId, fileName }: StoredFile) => {
    try {
      saveBlob(await fetchOperatorFile(openStoredFile, { fileId }), fileName);
    } catch {
      toast({ title: 'Dosya indirilemedi. Lütfen yeniden deneyin.', tone: 'attention' });
    }
  };
  return (
    <Stack space="s">
      <Heading level={3}>Yazışma</Heading>
      <Chat label="Yazışma">
        {messages.map((message) => (
          <ChatBubble
            key={message.messageId}
            from={message.party === 'customer' ? 'other' : 'me'}
            author={authorOf(message)}
            time={
              <>
                {message.isInternal ? <Badge tone="attention">Dahili not</Badge> : null} {authorOf(message)} ·{' '}
                <DateText value={message.at} format="dateTime" />
              </>
            }
            action={
              message.files.length > 0 ? (
                <Inline space="xs">
                  {message.files.map((file) => (
                    <Button
                      key={file.fileId}
                      variant="quiet"
                      size="small"
                      icon={<AttachIcon />}
                      onClick={() => void save(file)}
                    >
                      {file.fileName}
                    </Button>
                  ))}
                </Inline>
              ) : null
            }
          >
            {message.text}
          </ChatBubble>
        ))}
      </Chat>
    </Stack>
  );
}
