import { listableProductQuery } from '@havan/api-client/queries/listings/listing-desk';
import { productRequestQuery } from '@havan/api-client/queries/listings/product-requests';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Text } from '@havan/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DeskRow } from '../rows/desk-rows.ts';
import { requestTexts } from './request-texts.ts';
import { WaitingRequest } from './WaitingRequest.tsx';

interface UnknownBarcodeProps {
  readonly row: DeskRow;
  readonly onRequest: () => void;
  /** Called when the approval will put this row on sale. */
  readonly onAgree: () => void;
}

/**
 * Renders a barcode without a product, which can be requested; its row waits as a draft. Once the request is approved,
 * the product is looked up again, which makes the row ready.
 */
export function UnknownBarcode({ row, onRequest, onAgree }: UnknownBarcodeProps) {
  const { api } = useAppProfile();
  const { barcode } = row;
  const { data: request } = useQuery(productRequestQuery(api, barcode));
  const client = useQueryClient();
  const isApproved = request?.state === 'approved';
  useEffect(() => {
    if (isApproved) void client.invalidateQueries({ queryKey: listableProductQuery(api, barcode).queryKey });
  }, [isApproved, client, api, barcode]);
  if (request?.state === 'waiting') return <WaitingRequest request={request} row={row} onAgree={onAgree} />;
  return (
    <Inline>
      <Text>
        {request?.state === 'rejected'
          ? requestTexts.rejected(request.reason ?? '')
          : requestTexts.unknown(barcode)}
      </Text>
      <Button size="small" variant="outline" onClick={onRequest}>
        {requestTexts.open}
      </Button>
    </Inline>
  );
}
