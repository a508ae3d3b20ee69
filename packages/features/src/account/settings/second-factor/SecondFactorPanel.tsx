import { secondFactorQuery } from '@havan/api-client/queries/identity/second-factor';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { formatDate } from '@havan/domain/istanbul';
import { Alert } from '@havan/ui/Alert';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { RemoveFactor } from './RemoveFactor.tsx';
import { RenewCodes } from './RenewCodes.tsx';
import { SetUpFactor } from './SetUpFactor.tsx';
import { factorTexts as texts } from './second-factor-texts.ts';

/** With fewer recovery codes than this the page suggests new ones. */
const fewCodes = 3;

/** Renders the second factor of the signed-in user: turning it on and off, and its recovery codes. */
export function SecondFactorPanel() {
  const { api } = useAppProfile();
  const { data, error, refetch } = useQuery(secondFactorQuery(api));
  const [open, setOpen] = useState<'setUp' | 'renew' | 'remove' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (error && !data) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Shimmer kind="rows" count={3} label={texts.loading} />;
  const { confirmedAt, recoveryCodesLeft, moneyLimit } = data;
  const close = () => setOpen(null);
  const show = (fresh: readonly string[]) => {
    close();
    setCodes(fresh);
  };
  return (
    <Stack space="m">
      <Text tone="soft">{texts.lead(moneyLimit)}</Text>
      <Inline>
        <Badge tone={confirmedAt === null ? 'neutral' : 'positive'}>
          {confirmedAt === null ? texts.off : texts.on}
        </Badge>
        {confirmedAt === null ? null : <Text>{texts.since(formatDate(new Date(confirmedAt)))}</Text>}
      </Inline>
      {confirmedAt === null ? (
        <Inline>
          <Button onClick={() => setOpen('setUp')}>{texts.begin}</Button>
        </Inline>
      ) : (
        <>
          <Text>{texts.codesLeft(recoveryCodesLeft)}</Text>
          {recoveryCodesLeft < fewCodes ? <Alert kind="warning">{texts.fewLeft}</Alert> : null}
          <Inline>
            <Button variant="outline" onClick={() => setOpen('renew')}>
              {texts.renew}
            </Button>
            <Button variant="outline" tone="critical" onClick={() => setOpen('remove')}>
              {texts.remove}
            </Button>
          </Inline>
          <Text size="small" tone="soft">
            {texts.lost}
          </Text>
        </>
      )}
      {open === 'setUp' ? <SetUpFactor onDone={show} onClose={close} /> : null}
      {open === 'renew' ? <RenewCodes onDone={show} onClose={close} /> : null}
      {open === 'remove' ? <RemoveFactor onClose={close} /> : null}
      {codes ? (
        <Modal open title={texts.codesTitle} size="small" onClose={() => setCodes(null)}>
          <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
        </Modal>
      ) : null}
    </Stack>
  );
}
