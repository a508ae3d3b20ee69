import { brandQuery, saveBrandMutation } from '@havan/api-client/queries/backoffice/catalogue/taxonomy';
import type { getBrand } from '@havan/contract/backoffice/catalogue/brands';
import type { ResultOf } from '@havan/contract/call';
import { formatCount } from '@havan/domain/count';
import { Alert } from '@havan/ui/Alert';
import { Loading } from '@havan/ui/Loading';
import { Modal } from '@havan/ui/Modal';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';
import { SaveDialog } from '../../shared/SaveDialog.tsx';
import { BrandLogo } from './BrandLogo.tsx';

interface BrandDialogProps {
  readonly brandId: number;
  readonly onClose: () => void;
}

const title = 'Markayı düzenle';

/** Renders the form of a brand's name and other names, with the counts of dependent records. */
export function BrandDialog({ brandId, onClose }: BrandDialogProps) {
  const { data, error, refetch } = useQuery(brandQuery(api, brandId));
  if (data) return <BrandForm brand={data} onClose={onClose} />;
  return (
    <Modal open title={title} onClose={onClose}>
      {error ? <Failure error={error} onRetry={refetch} /> : <Loading />}
    </Modal>
  );
}

interface BrandFormProps {
  readonly brand: ResultOf<typeof getBrand>;
  readonly onClose: () => void;
}

function BrandForm({ brand, onClose }: BrandFormProps) {
  const [name, setName] = useState(brand.name);
  const [typed, setTyped] = useState(brand.aliases.join('\n'));
  const [isChecked, setChecked] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(saveBrandMutation(api));
  const aliases = typed
    .split(/[\n,;]/)
    .map((alias) => alias.trim())
    .filter(Boolean);
  const isShort = name.trim().length < 2;
  const hasShort = aliases.some((alias) => alias.length < 2);
  const submit = () => {
    setChecked(true);
    if (isShort || hasShort) return false;
    mutate(
      { brandId: brand.brandId, name, aliases },
      {
        onSuccess: () => {
          toast({ title: 'Marka kaydedildi.', description: name, tone: 'positive' });
          onClose();
        },
      },
    );
    return true;
  };
  return (
    <SaveDialog title={title} onSubmit={submit} onClose={onClose} error={error} isSaving={isPending}>
      <Alert kind="info">
        {`${formatCount(brand.products)} ürün, ${formatCount(brand.listings)} ilan ve ${formatCount(brand.badges)} rozet bu markada; yeni ad hepsinde görünür. Verilmiş siparişler değişmez.`}
      </Alert>
      <TextField
        label="Ad"
        value={name}
        onChange={setName}
        maxLength={100}
        error={isChecked && isShort ? 'Markanın adını yazın.' : null}
      />
      <TextArea
        label="Diğer adları"
        help="Her satıra bir ad. Arama ve ürün dosyası markayı bu adlarla da tanır."
        value={typed}
        onChange={setTyped}
        rows={4}
        error={isChecked && hasShort ? 'Her ad en az iki harf olmalıdır.' : null}
      />
      <BrandLogo brand={brand} />
    </SaveDialog>
  );
}
