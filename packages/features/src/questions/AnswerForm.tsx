import { ApiError } from '@havan/api-client/api-error';
import { answerMutation } from '@havan/api-client/queries/catalogue/product-page';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { answerTexts } from './question-texts.ts';

interface AnswerFormProps {
  readonly questionId: number;
  readonly productId: number;
  /** The answer that is replaced; nothing for a first one. */
  readonly before?: string;
  readonly onClose: () => void;
}

/**
 * Renders the answer of a seller to a question about a product that it sells; it takes the focus from the
 * button that opened it.
 */
export function AnswerForm({ questionId, productId, before = '', onClose }: AnswerFormProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation(answerMutation(api, productId));
  const [body, setBody] = useState(before);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    const isTooShort = body.trim().length < 2;
    setEmpty(isTooShort);
    if (isTooShort) field.current?.focus();
    if (isTooShort || isPending) return;
    mutate(
      { questionId, body },
      {
        onSuccess: () => {
          toast({ title: answerTexts.sent, tone: 'positive' });
          onClose();
        },
      },
    );
  };
  const refusal = error ? (error instanceof ApiError ? error.message : defaultAlert) : null;
  return (
    <Stack space="s">
      <TextArea
        ref={field}
        autoFocus
        label={answerTexts.yourAnswer}
        help={answerTexts.help}
        maxLength={1000}
        value={body}
        error={isEmpty ? answerTexts.tooShort : refusal}
        onChange={(text) => {
          setBody(text);
          setEmpty(false);
        }}
      />
      <Inline space="xs">
        <Button size="small" loading={isPending} onClick={send}>
          {answerTexts.send}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {answerTexts.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
