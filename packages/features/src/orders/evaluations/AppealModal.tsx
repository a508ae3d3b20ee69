import { sentenceOf } from '@havan/api-client/api-error';
import { appealMutation } from '@havan/api-client/queries/sales/score';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { ScorePart } from '@havan/domain/seller-score';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FormModal } from '@havan/app-shell/forms/FormModal';
import { appealTexts as texts } from './evaluation-texts.ts';

interface AppealModalProps {
  readonly orderId: number;
  readonly part: ScorePart;
  readonly onClose: () => void;
}

/** Renders the form in which a seller writes why an event should not count in the score; an operator decides. */
export function AppealModal({ orderId, part, onClose }: AppealModalProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation(appealMutation(api));
  const [text, setText] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    const isShort = text.trim().length < 10;
    setTooShort(isShort);
    if (isShort) field.current?.focus();
    if (isShort || isPending) return;
    mutate(
      { orderId, part, text },
      {
        onSuccess: () => {
          toast({ title: texts.sent, tone: 'positive' });
          onClose();
        },
      },
    );
  };
  return (
    <FormModal
      title={part === 'ratings' ? texts.titles.rating : texts.titles.fact}
      size="medium"
      submit={texts.send}
      isBusy={isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <TextArea
        ref={field}
        label={texts.label}
        help={texts.help}
        maxLength={1000}
        counter
        value={text}
        error={isTooShort ? texts.tooShort : error ? sentenceOf(error) : null}
        onChange={(typed) => {
          setText(typed);
          setTooShort(false);
        }}
      />
    </FormModal>
  );
}
