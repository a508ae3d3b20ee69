import type { Ticket } from '@havan/contract/notifications/support/tickets';
import { ticketLimits } from '@havan/domain/ticket';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { DateText } from '@havan/ui/DateText';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useState } from 'react';
import { AttachmentField } from '@havan/app-shell/files/AttachmentField';
import { ticketTexts as texts } from '../support-texts.ts';
import { useAttachments } from '@havan/app-shell/files/use-attachments';
import { useTicketMove } from '../use-ticket-move.ts';

/** Renders the forms by which the company replies with files, closes the ticket, or opens it again with a reason. */
export function TicketReply({ ticket }: { readonly ticket: Ticket }) {
  const { ticketId, allowedActions, reopenUntil } = ticket;
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [isClosing, setIsClosing] = useState(false);
  const attachments = useAttachments('ticketFile', ticketLimits.files);
  const { move, isPending, error } = useTicketMove();
  const toast = useToast();
  const isReopening = allowedActions.includes('reopen');
  const send = () => {
    const words = text.trim();
    setIsEmpty(words === '');
    if (words === '') return false;
    const files = attachments.ids.length > 0 && { files: [...attachments.ids] };
    const wish = isReopening
      ? ({ action: 'reopen', request: { ticketId, text: words } } as const)
      : ({ action: 'reply', request: { ticketId, text: words, ...files } } as const);
    void move(wish).then((moved) => {
      if (!moved) return;
      setText('');
      attachments.clear();
      toast({ title: isReopening ? texts.reopened : texts.sent, tone: 'positive' });
    });
    return true;
  };
  const close = async () => {
    if (!(await move({ action: 'close', request: { ticketId } }))) return;
    setIsClosing(false);
    toast({ title: texts.closed, tone: 'positive' });
  };
  if (!isReopening && !allowedActions.includes('reply')) return <Alert kind="info">{texts.over}</Alert>;
  return (
    <Form onSubmit={send} aria-label={isReopening ? texts.reopen : texts.reply}>
      <Stack space="m">
        {isReopening && reopenUntil ? (
          <Text tone="soft">
            {texts.reopenUntil} <DateText value={reopenUntil} format="long" />
          </Text>
        ) : null}
        <TextArea
          label={isReopening ? texts.reopenText : texts.reply}
          help={texts.replyHelp}
          rows={3}
          maxLength={ticketLimits.text.max}
          counter
          value={text}
          error={isEmpty ? texts.empty : null}
          onChange={(value) => {
            setText(value);
            setIsEmpty(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            send();
          }}
        />
        {isReopening ? null : <AttachmentField purpose="ticketFile" attachments={attachments} />}
        {error && !isClosing ? (
          <Alert kind="error" live>
            {error}
          </Alert>
        ) : null}
        <Inline space="s" justify="end">
          {allowedActions.includes('close') ? (
            <Button variant="outline" onClick={() => setIsClosing(true)}>
              {texts.close}
            </Button>
          ) : null}
          <Button type="submit" loading={isPending || attachments.isOnWay}>
            {isReopening ? texts.reopen : texts.send}
          </Button>
        </Inline>
      </Stack>
      {isClosing ? (
        <ConfirmDialog
          open
          title={texts.closeAsk}
          confirmLabel={texts.close}
          loading={isPending}
          onConfirm={() => void close()}
          onCancel={() => setIsClosing(false)}
        >
          {error ?? texts.closeHint}
        </ConfirmDialog>
      ) : null}
    </Form>
  );
}
