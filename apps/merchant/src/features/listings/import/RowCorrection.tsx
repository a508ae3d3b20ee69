import { type ImportField, importFields } from '@havan/domain/import-field';
import { sentenceOf } from '@havan/api-client/api-error';
import { correctImportRowMutation } from '@havan/api-client/queries/listings/listing-import';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { type ImportRow } from '@havan/contract/listings/listing-import';
import { Alert } from '@havan/ui/Alert';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { importFieldLabels, importTexts as texts, rowFilterLabels } from './import-texts.ts';

const knownField = (field: string): ImportField | undefined => importFields.find((one) => one === field);

/** Returns the label of a field; an unknown field keeps its technical name. */
export const fieldLabelOf = (field: string): string => {
  const known = knownField(field);
  return known ? importFieldLabels[known] : field;
};

const takeFocus = (place: HTMLElement | null) => place?.focus();

/** Renders the invalid cells of a row, each with its error; Enter checks the row again. */
export function RowCorrection({ row, importId }: { readonly row: ImportRow; readonly importId: string }) {
  const { api } = useAppProfile();
  const { mutateAsync, isPending, error, data } = useMutation(correctImportRowMutation(api));
  const now = data?.row ?? row;
  const [typed, setTyped] = useState<Partial<Record<ImportField, string>>>({});
  const problems = new Map(now.problems.map(({ field, sentence }) => [knownField(field), sentence]));
  const fields = importFields.filter((field) => problems.has(field) || field in typed);
  if (now.kind !== 'wrong')
    return (
      // The form had the focus, so the next Tab or F8 continues from here.
      <div tabIndex={-1} ref={takeFocus}>
        <Badge tone="positive">
          {now.kind === 'same'
            ? texts.fixed
            : `${texts.fixed}: ${rowFilterLabels[now.kind].toLocaleLowerCase('tr')}`}
        </Badge>
      </div>
    );
  const send = async () => {
    const cells = Object.fromEntries(fields.map((field) => [field, typed[field] ?? now.cells[field] ?? '']));
    await mutateAsync({ importId, position: row.position, cells }).catch(() => undefined);
  };
  return (
    <Form onSubmit={send} aria-label={`${texts.fix}: ${texts.line} ${row.line ?? ''}`}>
      <Stack space="xs">
        {error ? <Alert kind="error">{sentenceOf(error)}</Alert> : null}
        <Inline space="s" align="start">
          {fields.map((field) => (
            <TextField
              key={field}
              label={importFieldLabels[field]}
              value={typed[field] ?? now.cells[field] ?? ''}
              onChange={(value) => setTyped({ ...typed, [field]: value })}
              error={problems.get(field)}
              autoComplete="off"
            />
          ))}
        </Inline>
        <div>
          <Button type="submit" size="small" variant="outline" loading={isPending}>
            {texts.fix}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
