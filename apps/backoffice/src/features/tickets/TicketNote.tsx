import { noteTicketMutation } from '@havan/api-client/queries/backoffice/support/tickets';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

const longestNote = 2000;

/** Renders the form of a note that only operators read. */
export function TicketNote({ ticketId }: { readonly ticketId: number }) {
  const [text, setText] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const { mutate, error, isPending } = useMutation(noteTicketMutation(api));
  const submit = () => {
    const words = text.trim();
    setIsEmpty(words === '');
    if (words === '') return false;
    mutate({ ticketId, text: words }, { onSuccess: () => setText('') });
    return true;
  };
  return (
    <Form onSubmit={submit} aria-label="Dahili not">
      <Stack space="s">
        {error ? <Failure error={error} /> : null}
        <TextArea
          label="Dahili not"
          help="Yalnızca operatörler okur."
          value={text}
          maxLength={longestNote}
          error={isEmpty ? 'Notunuzu yazın.' : null}
          onChange={(value) => {
            setText(value);
            setIsEmpty(false);
          }}
        />
        <Inline justify="end">
          <Button type="submit" variant="outline" size="small" loading={isPending}>
            Notu kaydet
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
