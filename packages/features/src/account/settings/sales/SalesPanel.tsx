import { salesInformationQuery } from '@havan/api-client/queries/identity/sales-information';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { type BasicInfos, useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { EmailText } from '@havan/app-shell/rich-text/EmailText';
import type { ResultOf } from '@havan/contract/call';
import type { getSalesInformation } from '@havan/contract/identity/sales-information';
import { formatMersis } from '@havan/domain/mersis';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { BadgeSection } from '../badges/BadgeSection.tsx';
import { CarriersSection } from './CarriersForm.tsx';
import { DeliverySection } from './DeliveryForm.tsx';
import { LegalForm } from './LegalForm.tsx';
import { salesTexts as texts } from './sales-texts.ts';
import { TermsForm } from './TermsForm.tsx';

/** Renders the company's identity as a seller, and its terms for every cart. */
export function SalesPanel() {
  const { api } = useAppProfile();
  const infos = useBasicInfos();
  const { data, error, refetch } = useQuery(salesInformationQuery(api));
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data || !infos) return <Shimmer kind="rows" count={6} label={texts.loading} />;
  return (
    <Stack space="xl" inOrder>
      <Identity user={infos.user} information={data} onChanged={() => void refetch()} />
      <TermsForm terms={data.terms} />
      <CarriersSection />
      <DeliverySection dispatchCutoff={data.terms.dispatchCutoff} />
      <BadgeSection />
    </Stack>
  );
}

interface IdentityProps {
  readonly user: BasicInfos['user'];
  readonly information: ResultOf<typeof getSalesInformation>;
  readonly onChanged: () => void;
}

/** Renders the register data, which cannot be changed here, with KEP and MERSIS, which the seller enters. */
function Identity({ user, information, onChanged }: IdentityProps) {
  const { tradeName, taxNumber, taxOffice, address, kepAddress, mersisNo } = information.identity;
  const mayChange = user.role === 'owner';
  return (
    <Stack space="m">
      <Heading level={2}>{texts.identity}</Heading>
      <Text tone="soft">{texts.identityHelp}</Text>
      <DescriptionList
        items={[
          { term: texts.tradeName, details: tradeName },
          { term: texts.taxNumber, details: taxNumber },
          { term: texts.taxOffice, details: taxOffice },
          { term: texts.address, details: address },
          ...(mayChange
            ? []
            : [
                {
                  term: texts.kep,
                  details: kepAddress === null ? texts.missing : <EmailText address={kepAddress} />,
                },
                { term: texts.mersis, details: mersisNo === null ? texts.missing : formatMersis(mersisNo) },
              ]),
        ]}
      />
      {mayChange ? (
        <LegalForm
          userId={user.id}
          kepAddress={kepAddress}
          mersisNo={mersisNo}
          isMersisRequired={information.isMersisRequired}
          onSaved={onChanged}
        />
      ) : null}
    </Stack>
  );
}
