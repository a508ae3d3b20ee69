import { sentenceOf } from '@havan/api-client/api-error';
import { reportMessageMutation } from '@havan/api-client/queries/notifications/message-reports';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import {
  messageReportNoteMaxChars,
  type MessageReportReason,
  messageReportReasonLabels,
  messageReportReasons,
  needsReportNote,
} from '@havan/domain/message-report';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reportTexts as texts } from './report-texts.ts';

interface ReportModalProps {
  readonly messageId: number;
  readonly onClose: () => void;
}

/** Renders the form to report a message. */
export function ReportModal({ messageId, onClose }: ReportModalProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutateAsync, isPending, error } = useMutation(reportMessageMutation(api));
  const [reason, setReason] = useState<MessageReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isNoteMissing = reason !== null && needsReportNote(reason) && note.trim().length < 3;
  const send = () => {
    setAsked(true);
    if (reason === null || isNoteMissing || isPending) return;
    // A promise instead of callbacks: the conversation may be reloaded, and this component removed, before they would run.
    void mutateAsync({ messageId, reason, ...(note.trim() && { note }) }).then(
      () => {
        toast({ title: texts.sent, tone: 'positive' });
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <Modal
      open
      title={texts.title}
      size="small"
      onClose={onClose}
      footer={
        <Inline justify="end">
          <Button variant="outline" onClick={onClose}>
            {texts.back}
          </Button>
          <Button loading={isPending} onClick={send}>
            {texts.send}
          </Button>
        </Inline>
      }
    >
      <Stack space="m">
        <Text tone="soft">{texts.lead}</Text>
        <RadioGroup
          label={texts.reason}
          options={messageReportReasons.map((value) => ({ value, label: messageReportReasonLabels[value] }))}
          value={reason}
          onChange={setReason}
          error={isAsked && reason === null ? texts.reasonMissing : null}
        />
        <TextArea
          label={texts.note}
          help={texts.noteHelp}
          optional={reason === null || !needsReportNote(reason)}
          rows={3}
          maxLength={messageReportNoteMaxChars}
          value={note}
          error={isAsked && isNoteMissing ? texts.noteMissing : null}
          onChange={setNote}
        />
        {error ? (
          <Alert kind="error" live>
            {sentenceOf(error)}
          </Alert>
        ) : null}
      </Stack>
    </Modal>
  );
}
