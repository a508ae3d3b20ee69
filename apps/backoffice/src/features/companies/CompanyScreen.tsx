import { companyQuery } from '@havan/api-client/queries/backoffice/companies';
import { operatorQuery } from '@havan/api-client/queries/backoffice/operators';
import { mayActAs } from '@havan/domain/operator';
import { Alert } from '@havan/ui/Alert';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Loading } from '@havan/ui/Loading';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ScreenFailure } from '../../layout/ScreenFailure.tsx';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { CompanyActDialog, type CompanyAct } from './CompanyActDialog.tsx';
import { CompanyTickets } from './CompanyTickets.tsx';
import { CompanyBadges } from './CompanyBadges.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import { companyState } from './company-state.ts';

/** Renders one company with the actions open to the operator. */
export function CompanyScreen() {
  const { companyId = '' } = useParams();
  const id = /^[1-9]\d{0,14}$/.test(companyId) ? Number(companyId) : 0;
  const { data, error, refetch } = useQuery({ ...companyQuery(api, id), enabled: id > 0 });
  const roles = useQuery(operatorQuery(api)).data?.roles ?? [];
  const [act, setAct] = useState<CompanyAct | null>(null);
  if (id === 0) return <ErrorScreen type="404" homeHref={paths.home()} />;
  if (error) return <ScreenFailure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { tone, word } = companyState(data);
  return (
    <Stack space="l">
      <Inline space="m" align="center">
        <Heading level={1}>{data.name}</Heading>
        <Badge tone={tone}>{word}</Badge>
      </Inline>
      <Inline space="s">
        {mayActAs(roles, ['support']) && data.reviewState === 'rejected' ? (
          <Button variant="outline" onClick={() => setAct('reopen')}>
            Yeniden incele
          </Button>
        ) : null}
        {mayActAs(roles, ['support']) && data.reviewState === 'approved' && !data.hasTraded ? (
          <Button variant="outline" tone="critical" onClick={() => setAct('withdrawApproval')}>
            Onayı geri al
          </Button>
        ) : null}
        {mayActAs(roles, ['finance']) ? (
          <ButtonLink variant="outline" href={paths.ledgerOf(id)}>
            Defter kayıtları
          </ButtonLink>
        ) : null}
        {mayActAs(roles, ['finance']) ? (
          <ButtonLink variant="outline" href={paths.auditOf('company', id)}>
            Denetim izi
          </ButtonLink>
        ) : null}
        {mayActAs(roles, ['support']) ? (
          <Button variant="outline" onClick={() => setAct('signOut')}>
            Oturumları kapat
          </Button>
        ) : null}
        {mayActAs(roles, []) && data.banRequest === null ? (
          <Button
            variant="outline"
            tone={data.isBanned ? 'action' : 'critical'}
            onClick={() => setAct(data.isBanned ? 'unban' : 'ban')}
          >
            {data.isBanned ? 'Satışa aç' : 'Satışa kapat'}
          </Button>
        ) : null}
      </Inline>
      {data.banRequest ? (
        <Alert
          kind="warning"
          actions={
            mayActAs(roles, []) ? (
              <ButtonLink variant="outline" href={paths.bans()}>
                İsteği aç
              </ButtonLink>
            ) : null
          }
        >
          {`${data.banRequest.askedBy} satış yasağı istedi: ${data.banRequest.reason}`}
        </Alert>
      ) : null}
      <CompanyFacts
        company={data}
        onRemoveFactor={
          mayActAs(roles, ['support']) ? (removeFactorOf) => setAct({ removeFactorOf }) : undefined
        }
      />
      <CompanyBadges companyId={id} mayEnd={mayActAs(roles, ['catalogue', 'support'])} />
      {mayActAs(roles, ['support']) ? <CompanyTickets companyId={id} /> : null}
      {act ? <CompanyActDialog act={act} company={data} onClose={() => setAct(null)} /> : null}
    </Stack>
  );
}
