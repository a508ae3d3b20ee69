import { AttachmentField } from '@havan/app-shell/files/AttachmentField';
import { useSentFiles } from '@havan/app-shell/files/use-attachments';
import { decideQueueItemMutation } from '@havan/api-client/queries/backoffice/queues';
import type { QueueItem } from '@havan/contract/backoffice/queues';
import { ticketLimits } from '@havan/domain/ticket';
import {
  decisionSentence,
  needsReason,
  noteMaxChars,
  ownWordsReason,
  type QueueId,
  queueRules,
} from '@havan/domain/work-queue';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import type { DecisionWords } from './decision-words.ts';

interface DecisionDialogProps {
  readonly queue: QueueId;
  readonly item: QueueItem;
  readonly words: DecisionWords;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/**
 * Renders the confirmation of a decision with its consequence and, where the decision needs one, a reason from the
 * list.
 */
export function DecisionDialog({ queue, item, words, onClose, onDecided }: DecisionDialogProps) {
  const { decision } = words;
  const reasons = queueRules[queue].reasons[decision] ?? [];
  // No reason is preselected, except free text at the head of the list, which has to be written anyway.
  const [reasonId, setReasonId] = useState(reasons[0]?.id === ownWordsReason ? ownWordsReason : '');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const first = useRef<HTMLSelectElement & HTMLButtonElement>(null);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation({
    ...decideQueueItemMutation(api),
    // On the mutation, not on the call: the refetched list unmounts this dialog before a callback of the call would
    // run.
    onSuccess: () => {
      toast({ title: words.done, description: item.title, tone: 'positive' });
      onClose();
      onDecided();
    },
  });
  const { sendFile } = words;
  const attachments = useSentFiles(async (file) => {
    if (!sendFile) throw new TypeError('This decision takes no files');
    return sendFile(item.itemId, file);
  }, ticketLimits.files);
  const isReasoned = needsReason(queue, decision);
  const sentence = isReasoned ? decisionSentence(queue, decision, reasonId, note) : null;
  const isOwn = reasonId === ownWordsReason;
  const submit = () => {
    setIsChecked(true);
    if (isReasoned && sentence === null) return false;
    mutate({
      queue,
      itemId: item.itemId,
      decision,
      ...(isReasoned && { reasonId, note }),
      ...(attachments.ids.length > 0 && { files: attachments.ids }),
    });
    return true;
  };
  return (
    <Modal open title={words.question} size="small" onClose={onClose} initialFocus={first}>
      <Form onSubmit={submit} aria-label={words.question}>
        <Stack space="m">
          <Text>
            <strong>{item.title}</strong>: {words.consequence}
          </Text>
          {error ? <Failure error={error} /> : null}
          {reasons.length > 0 ? (
            <>
              <Select
                ref={first}
                label={words.reasonLabel ?? 'Neden'}
                placeholder="Listeden seçin"
                options={reasons.map(({ id, label }) => ({ value: id, label }))}
                value={reasonId}
                onChange={setReasonId}
                error={isChecked && reasonId === '' ? 'Listeden birini seçin.' : null}
              />
              <TextArea
                label={isOwn ? (words.noteLabel ?? 'Açıklama') : 'Ek açıklama'}
                help="Karşı taraf okur."
                value={note}
                onChange={setNote}
                maxLength={noteMaxChars(queue)}
                counter
                error={
                  isChecked && reasonId !== '' && sentence === null ? 'Nedeni bir cümleyle yazın.' : null
                }
              />
              {sentence ? (
                <Text size="small" tone="soft">
                  İletilecek metin: “{sentence}”
                </Text>
              ) : null}
            </>
          ) : null}
          {sendFile ? <AttachmentField purpose="ticketFile" attachments={attachments} /> : null}
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button
              {...(reasons.length === 0 && { ref: first })}
              type="submit"
              tone={decision === 'reject' ? 'critical' : 'action'}
              loading={isPending || attachments.isOnWay}
            >
              {words.act}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
