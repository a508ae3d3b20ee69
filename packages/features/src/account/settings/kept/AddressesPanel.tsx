import { addressesQuery, deleteAddressMutation } from '@havan/api-client/queries/identity/kept-details';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { lazyDialog } from '@havan/app-shell/loading/LazyPart';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useMay } from '@havan/app-shell/profile/use-may';
import { type Address, saveAddress } from '@havan/contract/identity/addresses';
import { formatPhone } from '@havan/domain/phone';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { detailTexts } from '../../details/detail-texts.ts';
import { KeptRow } from './KeptRow.tsx';
import { keptTexts as texts } from './kept-texts.ts';

const AddressModal = lazyDialog(() => import('../../details/AddressModal.tsx'), 'AddressModal');

/** Renders the delivery addresses of the company: the same list that a checkout offers. */
export function AddressesPanel() {
  const { api } = useAppProfile();
  const mayBuy = useMay(saveAddress);
  const toast = useToast();
  const reportFailure = useFailureToast();
  const { data, error, refetch } = useQuery(addressesQuery(api));
  const remove = useMutation({
    ...deleteAddressMutation(api),
    onError: (reason) => reportFailure(reason, detailTexts.notDeleted),
  });
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={3} label={texts.loading} />;
  return (
    <Stack space="m">
      <Text tone="soft">{texts.addressLead}</Text>
      {data.length === 0 ? <Text>{texts.noAddress}</Text> : null}
      {data.length > 0 ? (
        <Box as="ul" surface="sheet" frame="section">
          {data.map((address) => (
            <KeptRow
              key={address.addressId}
              name={address.title}
              help={`${address.receiver}, ${address.line}, ${address.townName} / ${address.cityName}, ${formatPhone(address.phone)}`}
              badge={address.isDefault ? texts.standard : undefined}
              onEdit={mayBuy ? () => setEdited(address) : undefined}
              remove={
                mayBuy
                  ? {
                      question: detailTexts.deleteAddressAsk,
                      isPending: remove.isPending,
                      onConfirm: () => remove.mutate(address.addressId),
                    }
                  : undefined
              }
            />
          ))}
        </Box>
      ) : null}
      {mayBuy ? (
        <Inline>
          <Button variant="outline" onClick={() => setEdited('new')}>
            {detailTexts.addAddress}
          </Button>
        </Inline>
      ) : (
        <Text tone="soft">{texts.noRight}</Text>
      )}
      {edited ? (
        <AddressModal
          address={edited === 'new' ? null : edited}
          onSaved={() => {
            toast({ title: texts.saved, tone: 'positive' });
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </Stack>
  );
}
