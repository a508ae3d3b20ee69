import { sentenceOf } from '@havan/api-client/api-error';
import { requestProductMutation } from '@havan/api-client/queries/listings/product-requests';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { requestPicturesMax } from '@havan/contract/listings/product-requests';
import type { Kurus } from '@havan/domain/money';
import { type ProductKind, productKindLabels, productKinds } from '@havan/domain/product-permission';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { FileDrop } from '@havan/ui/FileDrop';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { MoneyField } from '@havan/ui/MoneyField';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { requestTexts } from './request-texts.ts';

/** A medicine is refused by law: it is no choice here (law 6197, article 24). */
const kinds = productKinds.filter((kind) => kind !== 'medicine');

interface Photo {
  readonly id: string;
  readonly file: File;
}

/** Renders the form for a box without a product in the catalogue. */
export function ProductRequestForm({ barcode, onClose }: { barcode: string; onClose: () => void }) {
  const { api } = useAppProfile();
  const { mutateAsync, isPending, error } = useMutation(requestProductMutation(api));
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [brand, setBrand] = useState('');
  const [category, setCategory] = useState('');
  const [kind, setKind] = useState<ProductKind>('general');
  const [psf, setPsf] = useState<Kurus | null>(null);
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [photoError, setPhotoError] = useState<string | null>(null);
  const isNamed = name.trim().length >= 3;
  const isBranded = brand.trim().length >= 2;

  const send = async () => {
    setChecked(true);
    if (!isNamed || !isBranded) return;
    const files = photos.map(({ file }) => file);
    await mutateAsync({ barcode, name, brand, category, kind, psf, photos: files, idempotencyKey }).then(
      onClose,
      // The sentence of the refusal stands in the form; what was typed stays.
      () => undefined,
    );
  };
  const add = (files: readonly File[]) => {
    setPhotoError(photos.length + files.length > requestPicturesMax ? requestTexts.tooMany : null);
    const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
    setPhotos([...photos, ...added].slice(0, requestPicturesMax));
  };

  return (
    <Modal
      open
      onClose={onClose}
      title={requestTexts.title}
      footer={
        <Inline justify="end">
          <Button variant="quiet" onClick={onClose}>
            {requestTexts.cancel}
          </Button>
          <Button loading={isPending} onClick={() => void send()}>
            {requestTexts.send}
          </Button>
        </Inline>
      }
    >
      <Stack>
        {error ? <Alert kind="error">{sentenceOf(error)}</Alert> : null}
        <Text tone="soft">{`${requestTexts.barcode}: ${barcode}`}</Text>
        <TextField
          label={requestTexts.name}
          help={requestTexts.nameHelp}
          maxLength={200}
          value={name}
          onChange={setName}
          error={isChecked && !isNamed ? requestTexts.nameRequired : null}
        />
        <TextField
          label={requestTexts.brand}
          maxLength={100}
          value={brand}
          onChange={setBrand}
          error={isChecked && !isBranded ? requestTexts.brandRequired : null}
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
        <MoneyField label={requestTexts.psf} optional value={psf} onChange={setPsf} />
        <FileDrop
          label={requestTexts.photos}
          help={requestTexts.photosHelp}
          optional
          multiple
          accept="image/png,image/jpeg"
          error={photoError}
          files={photos.map(({ id, file }) => ({ id, name: file.name }))}
          onAdd={add}
          onRemove={(id) => setPhotos(photos.filter((photo) => photo.id !== id))}
        />
      </Stack>
    </Modal>
  );
}
