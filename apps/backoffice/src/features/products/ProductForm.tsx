import { ApiError } from '@havan/api-client/api-error';
import { saveMarketProductMutation } from '@havan/api-client/queries/backoffice/products';
import type { MarketProduct } from '@havan/contract/backoffice/catalogue/products';
import { formatCount } from '@havan/domain/count';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { ConfirmDialog } from '@havan/ui/ConfirmDialog';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { draftErrors, type DraftErrors, type ProductDraft, requestOf, wouldSell } from './product-draft.ts';
import { ProductFields } from './ProductFields.tsx';

interface ProductFormProps {
  readonly start: ProductDraft;
  /** The saved product; left out for a new one. */
  readonly product?: MarketProduct;
  readonly backHref: string;
  readonly onSaved: (product: MarketProduct) => void;
}

const errorsOf = (error: Error | null): DraftErrors =>
  error instanceof ApiError
    ? Object.fromEntries(error.errors.flatMap(({ path, message }) => (path ? [[path, message]] : [])))
    : {};

/**
 * Renders the form of a product. A change that takes listings off the market asks for confirmation with their number.
 */
export function ProductForm({ start, product, backHref, onSaved }: ProductFormProps) {
  const [draft, setDraft] = useState(start);
  const [isChecked, setIsChecked] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const { mutate, error, isPending } = useMutation(saveMarketProductMutation(api));
  const refused = errorsOf(error);
  const errors = { ...refused, ...(isChecked ? draftErrors(draft) : {}) };
  const save = () =>
    mutate(requestOf(product?.productId, draft), {
      onSuccess: (saved) => {
        toast({ title: product ? 'Ürün kaydedildi.' : 'Ürün oluşturuldu.', tone: 'positive' });
        onSaved(saved);
      },
      onSettled: () => setIsAsking(false),
    });
  const submit = () => {
    setIsChecked(true);
    if (Object.keys(draftErrors(draft)).length > 0) return false;
    if (product?.isSellable && product.listings > 0 && !wouldSell(draft)) setIsAsking(true);
    else save();
    return true;
  };
  return (
    <Form onSubmit={submit} aria-label="Ürün">
      <Stack space="l">
        {error && Object.keys(refused).length === 0 ? <Failure error={error} /> : null}
        <ProductFields
          draft={draft}
          errors={errors}
          onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
        />
        <Inline space="s">
          <Button type="submit" loading={isPending}>
            {product ? 'Kaydet' : 'Ürünü oluştur'}
          </Button>
          <ButtonLink href={backHref} variant="outline">
            Vazgeç
          </ButtonLink>
          {product ? (
            <ButtonLink href={paths.products()} variant="quiet">
              Bütün ürünler
            </ButtonLink>
          ) : null}
        </Inline>
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title="Ürün satışa kapansın mı?"
        confirmLabel="Satışa kapat"
        tone="critical"
        loading={isPending}
        onConfirm={save}
        onCancel={() => setIsAsking(false)}
      >
        {formatCount(product?.listings ?? 0)} ilan satıştan kalkar. Sınıfı yeniden değiştirirseniz ilanlar
        geri gelir.
      </ConfirmDialog>
    </Form>
  );
}
