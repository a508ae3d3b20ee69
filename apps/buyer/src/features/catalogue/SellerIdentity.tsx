import { sellerIdentityQuery } from '@havan/api-client/queries/identity/sales-information';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { EmailText } from '@havan/app-shell/rich-text/EmailText';
import { formatMersis } from '@havan/domain/mersis';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { catalogueTexts } from './catalogue-texts.ts';

const texts = catalogueTexts.identity;

/** Renders the legal identity of a list's seller; nothing until it is loaded. */
export function SellerIdentity({ sellerId }: { readonly sellerId: number }) {
  const { api } = useAppProfile();
  const { data } = useQuery(sellerIdentityQuery(api, sellerId));
  if (!data) return null;
  const { tradeName, taxOffice, taxNumber, address, kepAddress, mersisNo } = data;
  return (
    <Stack space="s">
      <Heading level={2}>{texts.title}</Heading>
      <DescriptionList
        items={[
          { term: texts.tradeName, details: tradeName },
          { term: texts.tax, details: `${taxOffice} · ${taxNumber}` },
          ...(mersisNo === null ? [] : [{ term: texts.mersis, details: formatMersis(mersisNo) }]),
          ...(kepAddress === null ? [] : [{ term: texts.kep, details: <EmailText address={kepAddress} /> }]),
          { term: texts.address, details: address },
        ]}
      />
    </Stack>
  );
}
