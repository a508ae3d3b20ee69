import { contentTargetsQuery } from '@havan/api-client/queries/backoffice/content/content';
import type { TargetChoice } from '@havan/contract/backoffice/content/shop-content';
import { contentTargetLabels, type PickedTargetKind } from '@havan/domain/shop-content';
import { Combobox } from '@havan/ui/Combobox';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../session.ts';

interface PickedTargetProps {
  readonly kind: PickedTargetKind;
  readonly id: number | null;
  /** The choice that `id` named when the form opened. */
  readonly saved?: TargetChoice | null;
  readonly help?: string;
  readonly onChange: (id: number | null) => void;
  readonly error: string | null;
}

/** Renders the choice of a campaign, a category, a seller and the like, searched by name. */
export function PickedTarget({ kind, id, saved = null, help, onChange, error }: PickedTargetProps) {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState(saved);
  // The name of the current choice in the field is not a search.
  const found = useQuery(contentTargetsQuery(api, kind, search === picked?.label ? '' : search));
  const others = (found.data?.choices ?? []).filter((choice) => choice.id !== picked?.id);
  const choices = picked ? [picked, ...others] : others;
  return (
    <Combobox
      label={contentTargetLabels[kind]}
      {...(help !== undefined && { help })}
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
