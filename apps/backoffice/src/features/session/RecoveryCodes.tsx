import { RecoveryCodes as Codes } from '@havan/features/account/settings/second-factor/RecoveryCodes';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { SessionPage } from './SessionPage.tsx';

interface RecoveryCodesProps {
  readonly username: string;
  readonly recoveryCodes: readonly string[];
}

/** Renders the codes that open the account without the authenticator; they are shown only this once. */
export function RecoveryCodes({ username, recoveryCodes }: RecoveryCodesProps) {
  const navigate = useNavigate();
  return (
    <SessionPage title="Kurtarma kodlarınız">
      <Stack space="m">
        <Codes codes={recoveryCodes} onKept={() => void navigate(paths.login())} />
        <Text tone="soft">
          Sonraki sayfada <strong>{username}</strong> adıyla girersiniz.
        </Text>
      </Stack>
    </SessionPage>
  );
}
