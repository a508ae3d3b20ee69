import { saveOperatorPackageMutation } from '@havan/api-client/queries/backoffice/money/credit-packages';
import type { OperatorCreditPackage } from '@havan/contract/backoffice/money/credit-packages';
import { packagePrice } from '@havan/domain/e-invoice-credit';
import { formatMoney } from '@havan/domain/money';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { MoneyField } from '@havan/ui/MoneyField';
import { NumberField } from '@havan/ui/NumberField';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

interface CreditPackageDialogProps {
  /** Null for a new package. */
  readonly of: OperatorCreditPackage | null;
  readonly onClose: () => void;
}

/** Renders the form of a package: name, size and net price, with the VAT calculated beside it. */
export function CreditPackageDialog({ of, onClose }: CreditPackageDialogProps) {
  const toast = useToast();
  const save = useMutation(saveOperatorPackageMutation(api));
  const { errors, setErrors, clear } = useFieldErrors();
  const [name, setName] = useState(of?.name ?? '');
  const [credits, setCredits] = useState(of?.credits ?? null);
  const [net, setNet] = useState(of?.net ?? null);
  const [isOnSale, setOnSale] = useState(of?.isOnSale ?? true);
  const submit = () => {
    const found = {
      ...(name.trim().length < 3 && { name: 'Paketin adını yazın.' }),
      ...((credits === null || credits < 1) && { credits: 'Kontör sayısını yazın.' }),
      ...((net === null || net < 1) && { net: 'Fiyatı yazın.' }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || credits === null || net === null) return false;
    save.mutate(
      { packageId: of?.packageId ?? null, name, credits, net, isOnSale },
      {
        onSuccess: () => {
          toast({ title: 'Paket kaydedildi.', tone: 'positive' });
          onClose();
        },
      },
    );
    return true;
  };
  const title = of ? 'Paketi düzenle' : 'Yeni paket';
  return (
    <Modal open title={title} size="small" onClose={onClose}>
      <Form onSubmit={submit} aria-label={title}>
        <Stack space="m">
          {save.error ? <Failure error={save.error} /> : null}
          <TextField
            label="Ad"
            required
            maxLength={60}
            value={name}
            error={errors['name']}
            onChange={(value) => {
              setName(value);
              clear('name');
            }}
          />
          <NumberField
            label="Kontör"
            required
            value={credits}
            error={errors['credits']}
            onChange={(value) => {
              setCredits(value);
              clear('credits');
            }}
          />
          <MoneyField
            label="KDV hariç fiyat"
            required
            value={net}
            help={
              net === null ? 'Satıcı KDV ile öder.' : `Satıcı ${formatMoney(packagePrice(net).total)} öder.`
            }
            error={errors['net']}
            onChange={(value) => {
              setNet(value);
              clear('net');
            }}
          />
          <Checkbox label="Satışta" checked={isOnSale} onChange={setOnSale} />
          <Inline space="s" justify="end">
            <Button variant="outline" onClick={onClose}>
              Vazgeç
            </Button>
            <Button type="submit" loading={save.isPending}>
              Kaydet
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Modal>
  );
}
