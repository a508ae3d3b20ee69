import { still } from '../../docs/drawn.ts';
import { defineGuide } from '../../docs/guide.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';

export const guide = defineGuide({
  when: ['Around every set of fields that is sent.'],
  whenNot: ['Filters that hold at once: their own fields.', 'One switch: it takes effect by itself.'],
  do: [
    {
      say: 'Let it be sent, then show what is wrong and lead to the first field.',
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
    'Use the sentences of `@havan/validation`, so that the server says the same.',
  ],
  dont: [
    {
      say: 'Do not disable the send button, except where the specification does (agreements, KEP and MERSIS).',
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
    'Do not clear what was typed when the server refuses.',
  ],
  keyboard: [
    ['Enter', 'sends from any field of one line'],
    ['Tab', 'walks the fields'],
  ],
  criteria: [
    'The first error is scrolled into view, focused and highlighted for 2 s; typing clears it [Default].',
    'A failure is announced through the description of the focused field.',
  ],
  messages: 'none',
});
