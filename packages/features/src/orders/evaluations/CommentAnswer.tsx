import { sentenceOf } from '@havan/api-client/api-error';
import { answerCommentMutation } from '@havan/api-client/queries/sales/score';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { evaluationTexts as texts } from './evaluation-texts.ts';

interface CommentAnswerProps {
  readonly orderId: number;
  readonly onClose: () => void;
}

/**
 * Renders the answer of the seller to a rating, sent once; it takes the focus from the button that opened it.
 */
export function CommentAnswer({ orderId, onClose }: CommentAnswerProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutateAsync, isPending, error } = useMutation(answerCommentMutation(api));
  const [text, setText] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    const isShort = text.trim().length < 2;
    setTooShort(isShort);
    if (isShort) field.current?.focus();
    if (isShort || isPending) return;
    // A promise instead of callbacks of `mutate`: the list may remove this row before they would run. A failure is
    // shown by `error`.
    mutateAsync({ orderId, text }).then(
      () => {
        toast({ title: texts.sent, tone: 'positive' });
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <Stack space="s">
      <TextArea
        ref={field}
        autoFocus
        label={texts.yourAnswer}
        help={texts.answerHelp}
        maxLength={1000}
        counter
        value={text}
        error={isTooShort ? texts.tooShort : error ? sentenceOf(error) : null}
        onChange={(typed) => {
          setText(typed);
          setTooShort(false);
        }}
      />
      <Inline space="xs">
        <Button size="small" loading={isPending} onClick={send}>
          {texts.send}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {texts.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
