import { ApiError } from '@havan/api-client/api-error';
import { askMutation } from '@havan/api-client/queries/catalogue/product-page';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Button } from '@havan/ui/Button';
import { leadToFirstError } from '@havan/ui/Form';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { questionTexts } from '../product/product-page-texts.ts';

const shortest = 10;

/** Renders the form for a question to all sellers of the product. */
export function AskQuestion({ productId }: { productId: number }) {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutate, isPending, error, reset } = useMutation(askMutation(api, productId));
  const [body, setBody] = useState('');
  const [isShort, setShort] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const send = () => {
    if (isPending) return;
    const isTooShort = body.trim().length < shortest;
    setShort(isTooShort);
    if (isTooShort) {
      leadToFirstError(place.current);
      return;
    }
    mutate(body, {
      onSuccess: () => {
        setBody('');
        toast({ title: questionTexts.sent, tone: 'positive' });
      },
    });
  };
  const refusal = error ? (error instanceof ApiError ? error.message : defaultAlert) : null;
  return (
    <div ref={place}>
      <Stack space="s" align="start">
        <TextArea
          label={questionTexts.ask}
          help={questionTexts.askHelp}
          maxLength={500}
          counter
          value={body}
          error={isShort ? questionTexts.askTooShort : refusal}
          onChange={(text) => {
            setBody(text);
            setShort(false);
            if (error) reset();
          }}
        />
        <Button variant="outline" loading={isPending} onClick={send}>
          {questionTexts.send}
        </Button>
      </Stack>
    </div>
  );
}
