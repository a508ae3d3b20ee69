import { type ImportField, importFields } from '@havan/domain/import-field';
import { sentenceOf } from '@havan/api-client/api-error';
import { checkImportMutation, endImportMutation } from '@havan/api-client/queries/listings/listing-import';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { type ListingImport } from '@havan/contract/listings/listing-import';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { importFieldLabels, importTexts as texts } from './import-texts.ts';

type FileColumn = ListingImport['columns'][number];

/**
 * Renders the columns of the file with samples, each with the listing field that it feeds: guessed first, then changed
 * by hand.
 */
export function ColumnStep({ file }: { readonly file: ListingImport }) {
  const { api } = useAppProfile();
  const check = useMutation(checkImportMutation(api));
  const cancel = useMutation(endImportMutation(api));
  const [mapping, setMapping] = useState(file.mapping);
  const [mode, setMode] = useState<'merge' | 'whole'>(file.isWholeStock ? 'whole' : 'merge');
  const error = check.error ?? cancel.error;
  const { importId } = file;
  return (
    <Stack space="l">
      {file.failure ? <Alert kind="error">{file.failure}</Alert> : null}
      {error ? <Alert kind="error">{sentenceOf(error)}</Alert> : null}
      <SectionHeader
        level={2}
        title={texts.columns}
        remark={file.isRemembered ? texts.sameTitles : texts.columnsHelp}
      />
      <Table
        caption={texts.columns}
        columns={columnsFor(mapping, setMapping)}
        rows={file.columns}
        rowKey={({ key }) => key}
      />
      <Text tone="soft">{texts.decimal[file.numberStyle]}</Text>
      <RadioGroup
        label={texts.mode}
        value={mode}
        onChange={setMode}
        options={[
          { value: 'merge', label: texts.modes.merge },
          { value: 'whole', label: texts.modes.whole },
        ]}
      />
      <Inline space="s" align="center">
        <Button
          loading={check.isPending}
          onClick={() => check.mutate({ importId, mapping, isWholeStock: mode === 'whole' })}
        >
          {texts.check}
        </Button>
        <Button
          variant="quiet"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ importId, how: 'cancel' })}
        >
          {texts.cancel}
        </Button>
        <Text tone="soft">{texts.checkHint}</Text>
      </Inline>
    </Stack>
  );
}

type Mapping = ListingImport['mapping'];

const fieldOf = (mapping: Mapping, key: string): ImportField | undefined =>
  importFields.find((field) => mapping[field] === key);

/** Returns the mapping with a column moved to another field; the field leaves the column that had it. */
function moved(mapping: Mapping, key: string, to: ImportField | undefined): Mapping {
  const rest = Object.fromEntries(
    Object.entries(mapping).filter(([field, column]) => column !== key && field !== to),
  );
  return to ? { ...rest, [to]: key } : rest;
}

const columnsFor = (
  mapping: Mapping,
  onChange: (mapping: Mapping) => void,
): readonly Column<FileColumn>[] => [
  {
    id: 'title',
    header: texts.yourColumn,
    phone: 'lead',
    cell: ({ title }) => <Text weight="medium">{title}</Text>,
  },
  {
    id: 'samples',
    header: texts.samples,
    phone: 'detail',
    cell: ({ samples }) => <Text tone="soft">{samples.join(' · ') || '–'}</Text>,
  },
  {
    id: 'field',
    header: texts.ourField,
    phone: 'action',
    width: 260,
    cell: ({ key, title }) => (
      <Select
        label={texts.fieldOf(title)}
        hideLabel
        value={fieldOf(mapping, key) ?? ''}
        onChange={(value) =>
          onChange(
            moved(
              mapping,
              key,
              importFields.find((field) => field === value),
            ),
          )
        }
        options={[
          { value: '', label: texts.unused },
          ...importFields.map((field) => ({ value: field, label: importFieldLabels[field] })),
        ]}
      />
    ),
  },
];
