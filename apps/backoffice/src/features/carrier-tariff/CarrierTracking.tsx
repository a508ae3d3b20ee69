import { saveCarrierTrackingMutation } from '@havan/api-client/queries/backoffice/money/carrier-tariff';
import { trackingAddressProblem, trackingCode, trackingUrl } from '@havan/domain/carrier-tracking';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../layout/Failure.tsx';
import { api } from '../../session.ts';

interface CarrierTrackingProps {
  readonly carrierId: number;
  /** Saved address of the tracking page; empty when the carrier has none. */
  readonly saved: string;
}

/** Renders the form for the address of a carrier's tracking page, to which tracking numbers of orders link. */
export function CarrierTracking({ carrierId, saved }: CarrierTrackingProps) {
  const toast = useToast();
  const save = useMutation(saveCarrierTrackingMutation(api));
  const [address, setAddress] = useState(saved);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = () => {
    const typed = address.trim();
    const found = typed === '' ? null : trackingAddressProblem(typed);
    setProblem(found);
    if (found !== null) return false;
    save.mutate(
      { carrierId, address: typed },
      {
        onSuccess: () =>
          toast({
            title: typed === '' ? 'Takip adresi kaldırıldı.' : 'Takip adresi kaydedildi.',
            tone: 'positive',
          }),
      },
    );
    return true;
  };
  return (
    <Form onSubmit={submit} aria-label="Takip adresi">
      <Stack space="s">
        <TextField
          label="Kargo takip sayfası"
          type="url"
          help={`Siparişteki takip numarası bu sayfaya bağlanır. Numaranın yerine ${trackingCode} yazın. Boş bırakılırsa numara yalnız kopyalanır.`}
          value={address}
          onChange={setAddress}
          error={problem ?? undefined}
        />
        {save.error ? <Failure error={save.error} /> : null}
        <Inline space="m" align="center">
          <Button type="submit" variant="outline" loading={save.isPending}>
            Takip sayfasını kaydet
          </Button>
          {saved === '' ? null : (
            <Link href={trackingUrl(saved, '123456789012')} newTab>
              Örnek numarayla aç
            </Link>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
