import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

export const guide = defineGuide({
  when: ['Around every set of fields that is submitted.'],
  whenNot: [
    'Filters that take effect at once: fields without a form.',
    'A single Switch: it takes effect by itself.',
  ],
  do: [
    {
      say: 'Let the form be submitted, then show the errors and move to the first one.',
      show: (
        <Form aria-label="Adres" onSubmit={still}>
          <Stack space="s" align="start">
            <TextField
              label="Vergi numarası"
              defaultValue="12345"
              error="Vergi numarası 10 hane olmalıdır."
            />
            <Button type="submit">Adresi kaydet</Button>
          </Stack>
        </Form>
      ),
    },
    'Use the messages of `@havan/validation`, so that the server returns the same.',
  ],
  dont: [
    {
      say: 'Do not disable the submit button, except where the specification does (agreements, KEP and MERSIS).',
      show: (
        <Form aria-label="Adres" onSubmit={still}>
          <Stack space="s" align="start">
            <TextField label="Vergi numarası" defaultValue="12345" />
            <Button type="submit" disabled>
              Adresi kaydet
            </Button>
          </Stack>
        </Form>
      ),
    },
    'Do not clear the fields when the server rejects the form.',
  ],
  keyboard: [
    ['Enter', 'submits from any field of one line'],
    ['Tab', 'moves through the fields'],
  ],
  criteria: [
    'The first invalid field is scrolled into view, focused and highlighted for 2 s [Default].',
    'The error is announced as the description of the focused field.',
  ],
  messages: 'none',
});
