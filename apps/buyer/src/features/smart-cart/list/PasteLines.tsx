import { ApiError } from '@havan/api-client/api-error';
import { smartCartReadLinesMutation } from '@havan/api-client/queries/cart/smart-cart';
import { smartCartPaste } from '@havan/contract/cart/smart-cart';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { FileDrop } from '@havan/ui/FileDrop';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextArea } from '@havan/ui/TextArea';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fileTexts, problemTexts } from '../../../shared/list-file/list-texts.ts';
import { type AnsweredLine as Line, NameChoices } from '../../../shared/list-file/NameChoices.tsx';
import { readListFile } from '@havan/features/list-file/read-list-file';
import { useSmartCartList } from './smart-cart-list.ts';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';

/**
 * Renders the field for `barkod;adet` lines, pasted or from a file. Valid lines are added to the list, the others are
 * listed with their errors.
 */
export function PasteLines() {
  const { api } = useAppProfile();
  const add = useSmartCartList((list) => list.add);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<string>();
  const [fileError, setFileError] = useState<string>();
  const [unclear, setUnclear] = useState<readonly Line[]>([]);
  const [refused, setRefused] = useState<readonly Line[]>([]);
  const [added, setAdded] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const read = useMutation(smartCartReadLinesMutation(api));

  /** Shows at the field why nothing was read. */
  const refuse = (reason: string) => {
    setMissing(reason);
    field.current?.focus();
  };

  /** Clears the result of the last lines before new ones. */
  const begin = () => {
    setMissing(undefined);
    setFileError(undefined);
    setRefused([]);
    setUnclear([]);
    setAdded(0);
    read.reset();
  };

  /** Sends lines; those that could not be added stay in the field, beneath its other lines. */
  const send = (lines: string, kept: string, isFile: boolean) =>
    read.mutate(lines, {
      onSuccess: ({ lines: answers }) => {
        // Probably another column or another kind of file, whose lines would not help in the field.
        if (isFile && answers.every(({ problem }) => problem === 'unreadable' || problem === 'unknownName'))
          return setFileError(answers.length === 0 ? fileTexts.empty : texts.fileWithoutBarcodes);
        if (answers.length === 0) return refuse(texts.pasteNoLines);
        const good = answers.flatMap(({ product, quantity, problem }) =>
          product && quantity !== null && problem === null ? [{ ...product, quantity }] : [],
        );
        add(good.map(({ productListingCount: _count, ...product }) => product));
        setAdded(good.length);
        setUnclear(answers.filter(({ problem }) => problem === 'ambiguous'));
        const bad = answers.filter(({ problem }) => problem !== null && problem !== 'ambiguous');
        setRefused(bad);
        setText([...(kept === '' ? [] : [kept]), ...bad.map((line) => line.text)].join('\n'));
      },
    });

  const sendTyped = () => {
    begin();
    const isTooLong =
      text.length > smartCartPaste.characters || text.split('\n').length > smartCartPaste.lines;
    if (text.trim() === '') refuse(texts.pasteNothing);
    else if (isTooLong) refuse(texts.pasteTooLong);
    else send(text, '', false);
  };

  const openFile = async (file: File | undefined) => {
    if (!file) return;
    begin();
    const found = await readListFile(file);
    if (found.kind === 'lines') send(found.text, text.trim(), true);
    else setFileError(fileTexts[found.flaw]);
  };

  return (
    <Stack space="s">
      <TextArea
        ref={field}
        label={texts.paste}
        help={texts.pasteHelp}
        rows={4}
        value={text}
        placeholder={'2900380000011;6\n2900380000028;12'}
        onChange={(value) => {
          setText(value);
          setMissing(undefined);
        }}
        {...(missing && { error: missing })}
      />
      <Button variant="outline" loading={read.isPending} onClick={sendTyped}>
        {texts.pasteButton}
      </Button>
      <FileDrop
        label={texts.file}
        help={texts.fileHelp}
        files={[]}
        accept=".xlsx,.csv,.txt,text/csv,text/plain"
        onAdd={(files) => void openFile(files[0])}
        onRemove={() => undefined}
        {...(fileError && { error: fileError })}
      />
      {read.error ? (
        <Alert kind="error">{read.error instanceof ApiError ? read.error.message : defaultAlert}</Alert>
      ) : null}
      {added > 0 ? (
        <Alert kind="success" live>
          {texts.added(added)}
        </Alert>
      ) : null}
      <NameChoices
        lines={unclear}
        onChoose={(line, { productListingCount: _count, ...product }) => {
          add([{ ...product, quantity: line.quantity ?? 1 }]);
          setUnclear((before) => before.filter((each) => each !== line));
          setAdded((before) => before + 1);
        }}
      />
      {refused.length > 0 ? (
        <Alert kind="warning" title={texts.refused(refused.length)} live>
          <ul>
            {refused.map(({ line, text: typed, problem }) => (
              <li key={line}>
                <Text size="small">
                  {texts.lineNo(line)} ({typed}): {problem === null ? '' : problemTexts[problem]}
                </Text>
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </Stack>
  );
}
