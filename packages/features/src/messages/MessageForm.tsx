import { messageMaxChars } from '@havan/contract/notifications/messages';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { useState } from 'react';
import { messageTexts } from './message-texts.ts';

/** The next message; Ctrl + Enter sends it without leaving the keyboard. */
export function MessageForm({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const send = () => {
    const said = text.trim();
    setEmpty(said === '');
    if (said === '') return;
    onSend(said);
    setText('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack space="s">
        <TextArea
          label={messageTexts.yourMessage}
          help={messageTexts.help}
          rows={2}
          maxLength={messageMaxChars}
          value={text}
          error={isEmpty ? messageTexts.empty : null}
          onChange={(value) => {
            setText(value);
            setEmpty(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            send();
          }}
        />
        <Inline justify="end">
          <Button type="submit">{messageTexts.send}</Button>
        </Inline>
      </Stack>
    </form>
  );
}
