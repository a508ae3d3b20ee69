import type { ContentTarget } from '@havan/contract/backoffice/content/shop-content';
import { type ContentTargetKind, contentTargetKinds, contentTargetLabels } from '@havan/domain/shop-content';
import { Grid } from '@havan/ui/Grid';
import { Select } from '@havan/ui/Select';
import { useState } from 'react';
import { PickedTarget } from '../../shared/PickedTarget.tsx';

interface TargetFieldProps {
  readonly value: ContentTarget | null;
  readonly onChange: (target: ContentTarget | null) => void;
  /** The name of the saved target. */
  readonly savedTitle?: string | null;
  /** Whether "no link" is a choice. */
  readonly isOptional?: boolean;
  readonly error?: string | null;
}

const kindOf = (text: string): ContentTargetKind | undefined =>
  contentTargetKinds.find((kind) => kind === text);

/** Renders the choice of a target: first the kind of page, then the page, found by its name. */
export function TargetField({
  value,
  onChange,
  savedTitle = null,
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
            saved?.kind === value.kind && saved.id !== null && savedTitle !== null
              ? { id: saved.id, label: savedTitle }
              : null
          }
          onChange={(id) => onChange({ kind: value.kind, id })}
          error={error}
        />
      ) : null}
    </Grid>
  );
}

/** Returns the error text of a target; null when it is valid. */
export const targetError = (target: ContentTarget | null, isOptional = false): string | null => {
  if (target === null) return isOptional ? null : 'Götüreceği yeri seçin.';
  return target.kind === 'campaigns' || target.id !== null ? null : 'Hangisine götüreceğini listeden seçin.';
};
