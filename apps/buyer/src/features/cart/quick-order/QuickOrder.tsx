import { Button } from '@havan/ui/Button';
import { FileDrop } from '@havan/ui/FileDrop';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { useState } from 'react';
import { QuickOrderResult } from './QuickOrderResult.tsx';
import { type Choice, chosenLines } from './quick-order-choice.ts';
import { quickOrderTexts } from './quick-order-texts.ts';
import { useQuickOrder } from './use-quick-order.ts';

const largestFile = 1_048_576;

/** A pasted or uploaded list of barcodes becomes lines of the cart; every line is answered before it is added. */
export function QuickOrder({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const [choice, setChoice] = useState<Choice>({});
  const { text, type, error, setError, checked, back, check, add, isPending } = useQuickOrder((count) => {
    toast({ title: quickOrderTexts.done(count), tone: 'positive' });
    onClose();
  });
  const chosen = checked ? chosenLines(checked.lines, choice) : [];
  const read = async ([file]: File[]): Promise<void> => {
    if (!file) return;
    if (file.size > largestFile) setError(quickOrderTexts.fileTooLarge);
    else type(await file.text());
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={quickOrderTexts.title}
      size="large"
      footer={
        checked ? (
          <Inline justify="end">
            <Button variant="outline" onClick={back}>
              {quickOrderTexts.back}
            </Button>
            {chosen.length > 0 ? (
              <Button loading={isPending} onClick={() => add(chosen)}>
                {quickOrderTexts.addTo(chosen.length)}
              </Button>
            ) : null}
          </Inline>
        ) : (
          <Inline justify="end">
            <Button loading={isPending} onClick={check}>
              {quickOrderTexts.check}
            </Button>
          </Inline>
        )
      }
    >
      {checked ? (
        <QuickOrderResult checked={checked} choice={choice} onChoose={setChoice} error={error} />
      ) : (
        <Stack space="m">
          <TextArea
            label={quickOrderTexts.list}
            help={quickOrderTexts.listHelp}
            placeholder={quickOrderTexts.placeholder}
            rows={8}
            spellCheck={false}
            autoComplete="off"
            value={text}
            error={error ?? undefined}
            onChange={type}
          />
          <FileDrop
            label={quickOrderTexts.file}
            help={quickOrderTexts.fileHelp}
            accept=".csv,.txt,text/plain,text/csv"
            files={[]}
            onAdd={(files) => void read(files)}
            onRemove={() => undefined}
          />
        </Stack>
      )}
    </Modal>
  );
}
