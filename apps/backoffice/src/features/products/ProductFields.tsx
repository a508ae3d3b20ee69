import { categoryChoicesQuery } from '@havan/api-client/queries/backoffice/products';
import { vatRates } from '@havan/domain/money';
import { productKindLabels, productKinds } from '@havan/domain/product-permission';
import { Checkbox } from '@havan/ui/Checkbox';
import { Combobox } from '@havan/ui/Combobox';
import { Grid } from '@havan/ui/Grid';
import { MoneyField } from '@havan/ui/MoneyField';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../session.ts';
import type { DraftErrors, ProductDraft } from './product-draft.ts';

interface ProductFieldsProps {
  readonly draft: ProductDraft;
  readonly errors: DraftErrors;
  readonly onChange: (changes: Partial<ProductDraft>) => void;
}

const kindOptions = productKinds.map((value) => ({ value, label: productKindLabels[value] }));
const vatOptions = vatRates.map((rate) => ({ value: String(rate), label: `%${rate}` }));

/** Renders the fields of a product; a class that needs a permission has a field for it. */
export function ProductFields({ draft, errors, onChange }: ProductFieldsProps) {
  const categories = useQuery(categoryChoicesQuery(api));
  return (
    <Stack space="m">
      <Grid columns={{ phone: 1, tablet: 2 }} space="m">
        <TextField
          label="Barkod"
          inputMode="numeric"
          value={draft.barcode}
          onChange={(barcode) => onChange({ barcode })}
          error={errors.barcode}
        />
        <TextField
          label="Ürün adı"
          value={draft.name}
          onChange={(name) => onChange({ name })}
          maxLength={200}
          error={errors.name}
        />
        <TextField
          label="Marka"
          help="Kayıtlı değilse ürünle birlikte oluşturulur."
          value={draft.brand}
          onChange={(brand) => onChange({ brand })}
          maxLength={100}
          error={errors.brand}
        />
        <Combobox
          label="Kategori"
          options={(categories.data?.categories ?? []).map(({ categoryId, path }) => ({
            value: String(categoryId),
            label: path,
          }))}
          loading={categories.isPending}
          value={draft.categoryId === null ? null : String(draft.categoryId)}
          onChange={(value) => onChange({ categoryId: value === null ? null : Number(value) })}
          error={errors.categoryId}
        />
        <Select
          label="Sınıf"
          placeholder="Belirlenmedi (satışa kapalı)"
          options={kindOptions}
          value={draft.kind ?? ''}
          onChange={(value) => onChange({ kind: productKinds.find((kind) => kind === value) ?? null })}
        />
        <Select
          label="KDV"
          options={vatOptions}
          value={String(draft.vatRate)}
          onChange={(value) =>
            onChange({ vatRate: vatRates.find((rate) => String(rate) === value) ?? draft.vatRate })
          }
        />
        <MoneyField
          label="Perakende satış fiyatı (PSF)"
          help="KDV dahil; kutuda yazmıyorsa boş bırakın."
          value={draft.psf}
          onChange={(psf) => onChange({ psf })}
          error={errors.psf}
        />
        <TextField
          label="Form"
          help="Krem, tablet, damla…"
          value={draft.form}
          onChange={(form) => onChange({ form })}
          maxLength={60}
        />
        <TextField
          label="Ölçü"
          help="75 ml, 30 tablet…"
          value={draft.size}
          onChange={(size) => onChange({ size })}
          maxLength={60}
        />
      </Grid>
      {draft.kind === 'medicalDevice' ? (
        <Stack space="s">
          <Checkbox
            label="ÜTS’de kayıtlı"
            help="Kayıtlı olmayan tıbbi cihaz satışa kapalıdır."
            checked={draft.isRegisteredInUts}
            onChange={(isRegisteredInUts) => onChange({ isRegisteredInUts })}
          />
          <TextField
            label="ÜTS ürün numarası"
            help="Boş bırakırsanız bildirimlerde 14 haneli barkod kullanılır."
            optional
            inputMode="numeric"
            maxLength={23}
            value={draft.utsNumber ?? ''}
            onChange={(utsNumber) => onChange({ utsNumber: utsNumber === '' ? null : utsNumber })}
            error={errors.utsNumber}
          />
        </Stack>
      ) : null}
      {draft.kind === 'article28' ? (
        <Checkbox
          label="Eczaneler arası satışa aç"
          help="6197 sayılı Kanun’un 28. maddesi: yalnız operatör açar; kararınız denetim izine yazılır."
          checked={draft.isOpenedByOperator}
          onChange={(isOpenedByOperator) => onChange({ isOpenedByOperator })}
        />
      ) : null}
      <TextArea
        label="Açıklama"
        value={draft.description}
        onChange={(description) => onChange({ description })}
        maxLength={5000}
      />
    </Stack>
  );
}
