import {
  categoryContentsQuery,
  saveCategoryMutation,
} from '@havan/api-client/queries/backoffice/catalogue/taxonomy';
import type { MarketCategory } from '@havan/contract/backoffice/catalogue/categories';
import { formatCount } from '@havan/domain/count';
import { Alert } from '@havan/ui/Alert';
import { Checkbox } from '@havan/ui/Checkbox';
import { Combobox } from '@havan/ui/Combobox';
import { NumberField } from '@havan/ui/NumberField';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../session.ts';
import { SaveDialog } from '../../shared/SaveDialog.tsx';

const main = 'main';

interface CategoryDialogProps {
  /** Null for a new category. */
  readonly category: MarketCategory | null;
  readonly categories: readonly MarketCategory[];
  readonly onClose: () => void;
}

/** Renders the form of a category: name, parent and position, with the counts of dependent records. */
export function CategoryDialog({ category, categories, onClose }: CategoryDialogProps) {
  const [name, setName] = useState(category?.name ?? '');
  const [parent, setParent] = useState<string | null>(String(category?.parentId ?? main));
  const [position, setPosition] = useState<number | null>(category?.position ?? 0);
  const [isActive, setActive] = useState(category?.isActive ?? true);
  const [isChecked, setChecked] = useState(false);
  const toast = useToast();
  const contents = useQuery({
    ...categoryContentsQuery(api, category?.categoryId ?? 0),
    enabled: category !== null,
  }).data;
  const { mutate, error, isPending } = useMutation(saveCategoryMutation(api));
  const isShort = name.trim().length < 2;
  const submit = () => {
    setChecked(true);
    if (isShort || parent === null || position === null) return false;
    mutate(
      {
        ...(category && { categoryId: category.categoryId }),
        parentId: parent === main ? null : Number(parent),
        name,
        position,
        isActive,
      },
      {
        onSuccess: () => {
          toast({ title: 'Kategori kaydedildi.', description: name, tone: 'positive' });
          onClose();
        },
      },
    );
    return true;
  };
  const places = categories.filter(
    ({ depth, categoryId }) => depth < 3 && categoryId !== category?.categoryId,
  );
  return (
    <SaveDialog
      title={category ? 'Kategoriyi düzenle' : 'Yeni kategori'}
      onSubmit={submit}
      onClose={onClose}
      error={error}
      isSaving={isPending}
    >
      {contents ? (
        <Alert kind="info">
          {`${formatCount(contents.categories)} kategori, ${formatCount(contents.products)} ürün ve ${formatCount(contents.listings)} ilan birlikte taşınır ya da gizlenir; ürünler satışta kalır.${contents.campaigns > 0 ? ` ${formatCount(contents.campaigns)} kampanya bu kategoriye bağlı.` : ''}${contents.riskMarks > 0 ? ` ${formatCount(contents.riskMarks)} risk işareti bu kategoriye bağlı.` : ''}`}
        </Alert>
      ) : null}
      <TextField
        label="Ad"
        value={name}
        onChange={setName}
        maxLength={60}
        error={isChecked && isShort ? 'Kategorinin adını yazın.' : null}
      />
      <Combobox
        label="Üst kategori"
        options={[
          { value: main, label: 'Ana kategori' },
          ...places.map(({ categoryId, name: label, depth }) => ({
            value: String(categoryId),
            label: `${'— '.repeat(depth - 1)}${label}`,
          })),
        ]}
        value={parent}
        onChange={setParent}
        error={isChecked && parent === null ? 'Üst kategoriyi seçin.' : null}
      />
      <NumberField
        label="Sıra"
        help="Küçük olan önce gelir."
        value={position}
        onChange={setPosition}
        error={isChecked && position === null ? 'Sırayı yazın.' : null}
      />
      <Checkbox label="Menüde göster" checked={isActive} onChange={setActive} />
    </SaveDialog>
  );
}
