import { ButtonLink } from '@havan/ui/ButtonLink';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../paths.ts';
import { SessionPage } from './SessionPage.tsx';

interface RecoveryCodesProps {
  readonly username: string;
  readonly recoveryCodes: readonly string[];
}

/** Renders the codes that open the account without the authenticator; they are shown only this once. */
export function RecoveryCodes({ username, recoveryCodes }: RecoveryCodesProps) {
  return (
    <SessionPage
      title="Kurtarma kodlarınız"
      lead="Telefonunuza ulaşamazsanız her biri bir kez giriş sağlar. Bir daha gösterilmez: yazdırıp güvenli bir yerde saklayın."
    >
      <Stack as="ul" space="xs" aria-label="Kurtarma kodları">
        {recoveryCodes.map((code) => (
          <li key={code}>
            <Text as="span" weight="strong">
              {code}
            </Text>
          </li>
        ))}
      </Stack>
      <Text>Giriş adınız: {username}</Text>
      <ButtonLink href={paths.login()}>Sakladım, girişe geç</ButtonLink>
    </SessionPage>
  );
}
