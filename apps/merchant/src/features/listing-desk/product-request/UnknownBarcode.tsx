import { listableProductQuery } from '@havan/api-client/queries/listings/listing-desk';
import { productRequestQuery } from '@havan/api-client/queries/listings/product-requests';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Text } from '@havan/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ProductRequestForm } from './ProductRequestForm.tsx';
import { requestTexts } from './request-texts.ts';

/**
 * Renders a barcode without a product: it is requested here, and its row waits as a draft. Once the request is approved the
 * product is looked up again, which makes the row ready.
 */
export function UnknownBarcode({ barcode }: { barcode: string }) {
  const { api } = useAppProfile();
  const [isOpen, setOpen] = useState(false);
  const { data: request } = useQuery(productRequestQuery(api, barcode));
  const client = useQueryClient();
  const isApproved = request?.state === 'approved';
  useEffect(() => {
    if (isApproved) void client.invalidateQueries({ queryKey: listableProductQuery(api, barcode).queryKey });
  }, [isApproved, client, api, barcode]);
  if (request?.state === 'waiting') return <Text>{requestTexts.waiting(barcode)}</Text>;
  return (
    <Inline>
      <Text>
        {request?.state === 'rejected'
          ? requestTexts.rejected(request.reason ?? '')
          : requestTexts.unknown(barcode)}
      </Text>
      <Button size="small" variant="outline" onClick={() => setOpen(true)}>
        {requestTexts.open}
      </Button>
      {isOpen ? <ProductRequestForm barcode={barcode} onClose={() => setOpen(false)} /> : null}
    </Inline>
  );
}
