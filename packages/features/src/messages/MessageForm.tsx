import { messageMaxChars } from '@havan/contract/notifications/messages';
import { AttachmentField } from '@havan/app-shell/files/AttachmentField';
import { useAttachments } from '@havan/app-shell/files/use-attachments';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { getMessageTemplates } from '@havan/contract/notifications/message-templates';
import { messageFilesMax } from '@havan/domain/message-report';
import { placeholdersIn } from '@havan/domain/message-template';
import { Button } from '@havan/ui/Button';
import { AttachIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { messageTexts } from './message-texts.ts';
import { orderIn } from './partner-in.ts';
import type { OutgoingFiles } from './use-outgoing.ts';
import { TemplatesModal } from './templates/TemplatesModal.tsx';
import { templateTexts } from './templates/template-texts.ts';

interface MessageFormProps {
  readonly partner: { readonly userId: number; readonly companyName: string };
  readonly onSend: (text: string, files: OutgoingFiles) => void;
}

/**
 * Renders the form of the next message with its files; Ctrl + Enter sends it. Sellers insert templates, also with `/`
 * in the empty field. A message that is opened from an order begins with the order number and links to the order.
 */
export function MessageForm({ partner, onSend }: MessageFormProps) {
  const { audience, paths } = useAppProfile();
  const [search] = useSearchParams();
  const orderNo = orderIn(search);
  const [text, setText] = useState(() => (orderNo === null ? '' : messageTexts.aboutOrder(orderNo)));
  const [error, setError] = useState<string | null>(null);
  const [hasFiles, setHasFiles] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const attachments = useAttachments('messageFile', messageFilesMax);
  const isSeller = audience === 'merchant';
  const mayUseTemplates = useMay(getMessageTemplates) && isSeller;
  const send = () => {
    const said = text.trim();
    const open = isSeller ? placeholdersIn(said) : [];
    const wrong = said === '' ? messageTexts.empty : open.length > 0 ? messageTexts.unfilled(open) : null;
    setError(wrong);
    if (wrong !== null || attachments.isOnWay) return;
    onSend(said, attachments.sent);
    setText('');
    attachments.clear();
    setHasFiles(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack space="s">
        {orderNo === null ? null : (
          <Text size="small">
            <Link href={paths.order(isSeller ? 'sold' : 'purchased', Number(orderNo))}>
              {messageTexts.order(orderNo)}
            </Link>
          </Text>
        )}
        <TextArea
          label={messageTexts.yourMessage}
          help={mayUseTemplates ? messageTexts.helpWithTemplates : messageTexts.help}
          rows={2}
          maxLength={messageMaxChars}
          value={text}
          error={error}
          onChange={(value) => {
            setText(value);
            setError(null);
          }}
          onKeyDown={(event) => {
            if (event.key === '/' && text === '' && mayUseTemplates) {
              event.preventDefault();
              setChoosing(true);
              return;
            }
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            send();
          }}
        />
        {hasFiles ? <AttachmentField purpose="messageFile" attachments={attachments} /> : null}
        <Inline justify="between">
          <Inline space="xs">
            {hasFiles ? null : (
              <Button variant="quiet" size="small" icon={<AttachIcon />} onClick={() => setHasFiles(true)}>
                {messageTexts.addFile}
              </Button>
            )}
            {mayUseTemplates ? (
              <Button variant="quiet" size="small" onClick={() => setChoosing(true)}>
                {templateTexts.open}
              </Button>
            ) : null}
          </Inline>
          <Button type="submit" loading={attachments.isOnWay}>
            {messageTexts.send}
          </Button>
        </Inline>
      </Stack>
      {isChoosing ? (
        <TemplatesModal
          partner={partner}
          onInsert={(filled) => {
            setText((before) => [before.trim(), filled].filter(Boolean).join('\n'));
            setError(null);
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </form>
  );
}
