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
import { SmartCartLink } from '../../../shared/cart/SmartCartLink.tsx';
import { fileTexts } from '../../../shared/list-file/list-texts.ts';
import { readListFile } from '@havan/features/list-file/read-list-file';
import { quickOrderTexts } from './quick-order-texts.ts';
import { SingleRow } from './SingleRow.tsx';
import { useQuickOrder } from './use-quick-order.ts';

/**
 * Renders the quick order: a typed, pasted or uploaded list of barcodes and names becomes lines of the cart.
 */
export function QuickOrder({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const [choice, setChoice] = useState<Choice>({});
  const order = useQuickOrder((count) => {
    toast({ title: quickOrderTexts.done(count), tone: 'positive' });
    onClose();
  });
  const { text, type, error, setError, checked, back, check, add, isPending } = order;
  const chosen = checked ? chosenLines(checked.lines, choice) : [];
  const read = async ([file]: File[]): Promise<void> => {
    if (!file) return;
    const found = await readListFile(file);
    if (found.kind === 'lines') type([text.trim(), found.text].filter(Boolean).join('\n'));
    else setError(fileTexts[found.flaw]);
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
        <QuickOrderResult
          checked={checked}
          choice={choice}
          onChoose={setChoice}
          onName={order.choose}
          onExpiry={order.weighAgain}
          onCount={order.recount}
          error={error}
        />
      ) : (
        <Stack space="m">
          <Inline>
            <SmartCartLink />
          </Inline>
          <SingleRow onAdd={(line) => type([text.trimEnd(), line].filter(Boolean).join('\n'))} />
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
            accept=".xlsx,.csv,.txt,text/plain,text/csv"
            files={[]}
            onAdd={(files) => void read(files)}
            onRemove={() => undefined}
          />
        </Stack>
      )}
    </Modal>
  );
}
