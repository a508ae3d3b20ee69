import { categoryChoicesQuery } from '@havan/api-client/queries/backoffice/products';
import { shopContentQuery } from '@havan/api-client/queries/backoffice/content/content';
import type { ContentTarget } from '@havan/contract/backoffice/content/shop-content';
import { type ContentTargetKind, contentTargetKinds, contentTargetLabels } from '@havan/domain/shop-content';
import { Combobox } from '@havan/ui/Combobox';
import { Grid } from '@havan/ui/Grid';
import { NumberField } from '@havan/ui/NumberField';
import { Select } from '@havan/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../session.ts';

interface TargetFieldProps {
  readonly value: ContentTarget | null;
  readonly onChange: (target: ContentTarget | null) => void;
  /** Whether it may lead nowhere. */
  readonly isOptional?: boolean;
  readonly error?: string | null;
}

const kindOf = (text: string): ContentTargetKind | undefined =>
  contentTargetKinds.find((kind) => kind === text);

/** Renders the choice of a target: first the kind of page, then the page. */
export function TargetField({ value, onChange, isOptional = false, error = null }: TargetFieldProps) {
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
        <TargetChoice
          kind={value.kind}
          id={value.id}
          onChange={(id) => onChange({ kind: value.kind, id })}
          error={error}
        />
      ) : null}
    </Grid>
  );
}

interface TargetChoiceProps {
  readonly kind: Exclude<ContentTargetKind, 'campaigns'>;
  readonly id: number | null;
  readonly onChange: (id: number | null) => void;
  readonly error: string | null;
}

function TargetChoice({ kind, id, onChange, error }: TargetChoiceProps) {
  const content = useQuery(shopContentQuery(api)).data;
  const categories = useQuery(categoryChoicesQuery(api)).data?.categories ?? [];
  if (kind === 'seller' || kind === 'product')
    return (
      <NumberField
        label={kind === 'seller' ? 'Satıcının firma numarası' : 'Ürün numarası'}
        value={id}
        onChange={onChange}
        error={error}
      />
    );
  const choices = {
    campaign: content?.campaigns ?? [],
    specialDay: content?.specialDays ?? [],
    specialOffer: content?.specialOffers ?? [],
    category: categories.map(({ categoryId, path }) => ({ id: categoryId, label: path })),
  }[kind];
  return (
    <Combobox
      label={contentTargetLabels[kind]}
      options={choices.map((choice) => ({ value: String(choice.id), label: choice.label }))}
      value={id === null ? null : String(id)}
      onChange={(text) => onChange(text === null ? null : Number(text))}
      error={error}
    />
  );
}

/** Returns the problem of a target; null without one. */
export const targetError = (target: ContentTarget | null, isOptional = false): string | null => {
  if (target === null) return isOptional ? null : 'Götüreceği yeri seçin.';
  return target.kind === 'campaigns' || target.id !== null ? null : 'Hangisine götüreceğini seçin.';
};
