import type { OrderDetail } from '@havan/contract/sales/orders';
import { formatPhone } from '@havan/domain/phone';
import { Grid } from '@havan/ui/Grid';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { addressLines } from '../address-lines.ts';
import { detailTexts } from '../order-texts.ts';

/** Renders the delivery address of the parcel, and the addressee of the invoice. */
export function OrderAddresses({ order }: { order: Pick<OrderDetail, 'address' | 'invoiceTo'> }) {
  const { address, invoiceTo } = order;
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} space="l">
      <Stack as="section" space="s" aria-labelledby="adres">
        <SectionHeader id="adres" title={detailTexts.address} line />
        <div>
          {addressLines(address).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
          {address.phone === '' ? null : <Text tone="soft">{formatPhone(address.phone)}</Text>}
        </div>
      </Stack>
      <Stack as="section" space="s" aria-labelledby="fatura-bilgileri">
        <SectionHeader id="fatura-bilgileri" title={detailTexts.invoiceTo} line />
        <div>
          <Text>{invoiceTo.title}</Text>
          {invoiceTo.address === '' ? null : <Text>{invoiceTo.address}</Text>}
          <Text tone="soft">{detailTexts.taxOffice(invoiceTo.taxOffice, invoiceTo.taxOrIdentityNumber)}</Text>
        </div>
      </Stack>
    </Grid>
  );
}
