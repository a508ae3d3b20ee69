import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { emailFormat } from '@havan/validation/messages';
import { useState } from 'react';
import { Plate } from '../book/Plate.tsx';

/** Renders a form with one invalid field, to submit and to correct. */
export function FieldError() {
  const [text, setText] = useState('derya@');
  const [sentence, setSentence] = useState<string | null>(null);
  return (
    <Plate>
      <Form
        aria-label="E-posta"
        onSubmit={() => {
          const isRight = /^\S+@\S+\.\S+$/.test(text);
          setSentence(isRight ? null : emailFormat);
          return isRight;
        }}
      >
        <Stack space="m" align="start">
          <TextField
            label="E-posta"
            value={text}
            error={sentence}
            onChange={(typed) => {
              setText(typed);
              setSentence(null);
            }}
          />
          <Button type="submit">Adresi kaydet</Button>
        </Stack>
      </Form>
    </Plate>
  );
}
