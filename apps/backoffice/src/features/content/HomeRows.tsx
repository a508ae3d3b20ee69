import { saveHomeRowsMutation } from '@havan/api-client/queries/backoffice/content/content';
import type { OperatorHomeRow } from '@havan/contract/backoffice/content/shop-content';
import { homeRowLabels } from '@havan/domain/shop-content';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

interface HomeRowsProps {
  readonly rows: readonly OperatorHomeRow[];
}

interface ColumnActs {
  readonly firstKey: string | undefined;
  readonly onChange: (key: string, part: Partial<OperatorHomeRow>) => void;
  readonly onMove: (key: string) => void;
}

const shortest = 2;
const shortTitle = 'En az 2 harf yazın ya da boş bırakın.';
/** Returns whether a title is too short; a blank one is allowed, because the row then keeps its default title. */
const isTooShort = (title: string | null): boolean => {
  const length = title?.trim().length ?? 0;
  return length > 0 && length < shortest;
};

const columnsOf = ({ firstKey, onChange, onMove }: ColumnActs): readonly Column<OperatorHomeRow>[] => [
  { id: 'row', header: 'Sıra', phone: 'lead', cell: ({ key }) => homeRowLabels[key] },
  {
    id: 'title',
    header: 'Başlığı',
    phone: 'detail',
    cell: ({ key, title }) => (
      <TextField
        label={`${homeRowLabels[key]}, başlık`}
        hideLabel
        placeholder="Kendi başlığı"
        value={title ?? ''}
        maxLength={60}
        error={isTooShort(title) ? shortTitle : null}
        onChange={(text) => onChange(key, { title: text === '' ? null : text })}
      />
    ),
  },
  {
    id: 'shown',
    header: 'Görünür',
    phone: 'trail',
    cell: ({ key, isShown }) => (
      <Checkbox
        label={`${homeRowLabels[key]} görünür`}
        hideLabel
        checked={isShown}
        onChange={(shown) => onChange(key, { isShown: shown })}
      />
    ),
  },
  {
    id: 'move',
    header: 'Yeri',
    phone: 'action',
    cell: ({ key }) => (
      <Button
        size="small"
        variant="quiet"
        disabled={key === firstKey}
        aria-label={`${homeRowLabels[key]}, öne al`}
        onClick={() => onMove(key)}
      >
        Öne al
      </Button>
    ),
  },
];

/** Renders the rows of the buyer home: their order, their own titles, and which are shown; saved together. */
export function HomeRows({ rows: saved }: HomeRowsProps) {
  const [draft, setDraft] = useState<readonly OperatorHomeRow[] | null>(null);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(saveHomeRowsMutation(api));
  const rows = draft ?? saved;
  const change = (key: string, part: Partial<OperatorHomeRow>) =>
    setDraft(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const moveUp = (key: string) => {
    const at = rows.findIndex((row) => row.key === key);
    const [above, row] = [rows[at - 1], rows[at]];
    if (above && row) setDraft(rows.with(at - 1, row).with(at, above));
  };
  const isWrong = rows.some(({ title }) => isTooShort(title));
  const save = () =>
    mutate(
      { rows: rows.map(({ title, ...row }) => ({ ...row, title: title?.trim() || null })) },
      {
        onSuccess: () => {
          setDraft(null);
          toast({ title: 'Ana sayfa sıraları kaydedildi.', tone: 'positive' });
        },
      },
    );
  return (
    <Stack space="m">
      <SectionHeader
        title="Ana sayfa sıraları"
        remark={draft ? 'Kaydedilmemiş değişiklik var' : 'Alıcı ana sayfasında bu sırayla'}
        actions={
          <Button variant="outline" disabled={!draft || isWrong} loading={isPending} onClick={save}>
            Sıraları kaydet
          </Button>
        }
      />
      {error ? <Failure error={error} /> : null}
      <Table
        caption="Ana sayfa sıraları"
        rows={rows}
        rowKey={({ key }) => key}
        columns={columnsOf({ firstKey: rows[0]?.key, onChange: change, onMove: moveUp })}
      />
    </Stack>
  );
}
