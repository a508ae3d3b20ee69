import { contentTargetsQuery } from '@havan/api-client/queries/backoffice/content/content';
import type { ContentTarget, TargetChoice } from '@havan/contract/backoffice/content/shop-content';
import {
  type ContentTargetKind,
  contentTargetKinds,
  contentTargetLabels,
  type PickedTargetKind,
} from '@havan/domain/shop-content';
import { Combobox } from '@havan/ui/Combobox';
import { Grid } from '@havan/ui/Grid';
import { Select } from '@havan/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session.ts';

interface TargetFieldProps {
  readonly value: ContentTarget | null;
  readonly onChange: (target: ContentTarget | null) => void;
  /** Where the saved target leads, in words. */
  readonly savedLabel?: string | null;
  /** Whether it may lead nowhere. */
  readonly isOptional?: boolean;
  readonly error?: string | null;
}

const kindOf = (text: string): ContentTargetKind | undefined =>
  contentTargetKinds.find((kind) => kind === text);

/** Renders the choice of a target: first the kind of page, then the page, found by its name. */
export function TargetField({
  value,
  onChange,
  savedLabel = null,
  isOptional = false,
  error = null,
}: TargetFieldProps) {
  const [saved] = useState(value);
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} space="m">
      <Select
        label="Nereye götürür"
        options={[
          ...(isOptional ? [{ value: '', label: 'Bağlantı yok' }] : []),
          ...contentTargetKinds.map((kind) => ({ value: kind, label: contentTargetLabels[kind] })),
        ]}
        value={value?.kind ?? ''}
        onChange={(text) => {
          const kind = kindOf(text);
          onChange(kind ? { kind, id: null } : null);
        }}
      />
      {value && value.kind !== 'campaigns' ? (
        <PickedTarget
          key={value.kind}
          kind={value.kind}
          id={value.id}
          saved={
            saved?.kind === value.kind && saved.id !== null && savedLabel !== null
              ? { id: saved.id, label: savedLabel }
              : null
          }
          onChange={(id) => onChange({ kind: value.kind, id })}
          error={error}
        />
      ) : null}
    </Grid>
  );
}

interface PickedTargetProps {
  readonly kind: PickedTargetKind;
  readonly id: number | null;
  readonly saved: TargetChoice | null;
  readonly onChange: (id: number | null) => void;
  readonly error: string | null;
}

function PickedTarget({ kind, id, saved, onChange, error }: PickedTargetProps) {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState(saved);
  // The field holds the name of what is chosen, which is no search for others.
  const found = useQuery(contentTargetsQuery(api, kind, search === picked?.label ? '' : search));
  const others = (found.data?.choices ?? []).filter((choice) => choice.id !== picked?.id);
  const choices = picked ? [picked, ...others] : others;
  return (
    <Combobox
      label={contentTargetLabels[kind]}
      options={choices.map((choice) => ({ value: String(choice.id), label: choice.label }))}
      value={id === null ? null : String(id)}
      onChange={(value) => {
        const choice = choices.find((each) => String(each.id) === value) ?? null;
        setPicked(choice);
        onChange(choice?.id ?? null);
      }}
      onSearch={setSearch}
      loading={found.isFetching}
      error={error}
    />
  );
}

/** Returns the problem of a target; null without one. */
export const targetError = (target: ContentTarget | null, isOptional = false): string | null => {
  if (target === null) return isOptional ? null : 'Götüreceği yeri seçin.';
  return target.kind === 'campaigns' || target.id !== null ? null : 'Hangisine götüreceğini listeden seçin.';
};
