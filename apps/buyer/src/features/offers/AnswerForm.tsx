import { ApiError } from '@havan/api-client/api-error';
import { answerMutation } from '@havan/api-client/queries/product-page';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { questionTexts } from './product-page-texts.ts';

interface AnswerFormProps {
  readonly questionId: number;
  readonly productId: number;
  readonly onClose: () => void;
}

/** The answer of a seller who stands on the page of a product that it sells. */
export function AnswerForm({ questionId, productId, onClose }: AnswerFormProps) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation(answerMutation(api, productId));
  const [body, setBody] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const send = () => {
    setEmpty(body.trim().length < 2);
    if (body.trim().length < 2 || isPending) return;
    mutate(
      { questionId, body },
      {
        onSuccess: () => {
          toast({ title: questionTexts.answered, tone: 'positive' });
          onClose();
        },
      },
    );
  };
  const refusal = error ? (error instanceof ApiError ? error.message : defaultAlert) : null;
  return (
    <Stack space="s">
      <TextArea
        label={questionTexts.yourAnswer}
        maxLength={1000}
        value={body}
        error={isEmpty ? questionTexts.answerTooShort : refusal}
        onChange={(text) => {
          setBody(text);
          setEmpty(false);
        }}
      />
      <Inline space="xs">
        <Button size="small" loading={isPending} onClick={send}>
          {questionTexts.sendAnswer}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {questionTexts.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
