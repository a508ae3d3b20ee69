import { sentenceOf } from '@havan/api-client/api-error';
import { requestProductMutation } from '@havan/api-client/queries/listings/product-requests';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';
import { FormModal } from '@havan/app-shell/forms/FormModal';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { fileLimits } from '@havan/contract/identity/files';
import { formatAgreedTerms } from '@havan/domain/listing-terms';
import type { Kurus } from '@havan/domain/money';
import { type ProductKind, productKindLabels, productKinds } from '@havan/domain/product-permission';
import { Alert } from '@havan/ui/Alert';
import { Checkbox } from '@havan/ui/Checkbox';
import { FileDrop } from '@havan/ui/FileDrop';
import { leadToFirstError } from '@havan/ui/Form';
import { MoneyField } from '@havan/ui/MoneyField';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DeskRow } from '../rows/desk-rows.ts';
import { agreeableTerms } from '../rows/listing-terms.ts';
import { fieldOfRefusal, readPhotos, type RequestField } from './request-fields.ts';
import { requestTexts } from './request-texts.ts';

/** A medicine is refused by law (law 6197, article 24), so it is no choice. */
const kinds = productKinds.filter((kind) => kind !== 'medicine');

interface Photo {
  readonly id: string;
  readonly file: File;
}

interface ProductRequestFormProps {
  readonly row: DeskRow;
  /** Called when the approval shall put the row on sale, before the request is sent. */
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** Renders the form for a box without a product in the catalogue. */
export function ProductRequestForm({ row, onAgree, onClose }: ProductRequestFormProps) {
  const { api } = useAppProfile();
  const { mutateAsync, isPending } = useMutation(requestProductMutation(api));
  const [now] = useState(() => new Date());
  const fields = useRef<HTMLDivElement>(null);
  const [name, setName] = useState('');
  const [brand, setBrand] = useState('');
  const [category, setCategory] = useState('');
  const [kind, setKind] = useState<ProductKind>('general');
  const [psf, setPsf] = useState<Kurus | null>(null);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [isAgreed, setAgreed] = useState(false);
  const { errors, setErrors, clear } = useFieldErrors();
  const errorOf = (field: RequestField) => errors[field] ?? null;
  const agreeable = agreeableTerms(row, now);

  const send = async () => {
    const wrong = {
      ...(name.trim().length < 3 && { name: requestTexts.nameRequired }),
      ...(brand.trim().length < 2 && { brand: requestTexts.brandRequired }),
      ...(isAgreed && 'sentence' in agreeable && { terms: requestTexts.agreeLacks(agreeable.sentence) }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const terms = isAgreed && 'terms' in agreeable ? { terms: agreeable.terms } : {};
    if (isAgreed) onAgree();
    const files = photos.map(({ file }) => file);
    const { barcode } = row;
    const request = { barcode, name, brand, category, kind, psf, ...terms };
    try {
      // The barcode makes the request unique, so each try has a key of its own and may differ from the one before.
      await mutateAsync({ ...request, photos: files, idempotencyKey: crypto.randomUUID() });
      onClose();
    } catch (error) {
      setErrors({ [fieldOfRefusal(error)]: sentenceOf(error) });
      leadToFirstError(fields.current);
    }
  };
  const add = (chosen: readonly File[]) => {
    const { files, refusal } = readPhotos(chosen, photos.length);
    clear('photos');
    if (refusal !== null) setErrors((before) => ({ ...before, photos: refusal }));
    setPhotos([...photos, ...files.map((file) => ({ id: crypto.randomUUID(), file }))]);
  };
  const typed =
    <Value,>(field: RequestField, write: (value: Value) => void) =>
    (value: Value) => {
      write(value);
      clear(field);
    };

  return (
    <FormModal
      title={requestTexts.title}
      submit={requestTexts.send}
      isBusy={isPending}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div ref={fields}>
        <Stack>
          {errors['form'] ? <Alert kind="error">{errors['form']}</Alert> : null}
          <Text tone="soft">{`${requestTexts.barcode}: ${row.barcode}`}</Text>
          <TextField
            label={requestTexts.name}
            help={requestTexts.nameHelp}
            maxLength={200}
            value={name}
            onChange={typed('name', setName)}
            error={errorOf('name')}
          />
          <TextField
            label={requestTexts.brand}
            maxLength={100}
            value={brand}
            onChange={typed('brand', setBrand)}
            error={errorOf('brand')}
          />
          <Select
            label={requestTexts.kind}
            value={kind}
            onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'general')}
            options={kinds.map((value) => ({ value, label: productKindLabels[value] }))}
          />
          <TextField
            label={requestTexts.category}
            optional
            maxLength={100}
            value={category}
            onChange={setCategory}
          />
          <MoneyField
            label={requestTexts.psf}
            optional
            value={psf}
            onChange={typed('psf', setPsf)}
            error={errorOf('psf')}
          />
          <FileDrop
            label={requestTexts.photos}
            help={requestTexts.photosHelp}
            optional
            multiple
            accept={fileLimits.productPhoto.mimeTypes.join(',')}
            error={errorOf('photos')}
            files={photos.map(({ id, file }) => ({ id, name: file.name }))}
            onAdd={add}
            onRemove={(id) => {
              setPhotos(photos.filter((photo) => photo.id !== id));
              clear('photos');
            }}
          />
          <Checkbox
            label={requestTexts.agree}
            help={'terms' in agreeable ? formatAgreedTerms(agreeable.terms) : undefined}
            checked={isAgreed}
            onChange={typed('terms', setAgreed)}
            error={errorOf('terms')}
          />
        </Stack>
      </div>
    </FormModal>
  );
}
