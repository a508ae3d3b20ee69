import { companyTypeLabels, companyTypes } from '@havan/domain/company';
import { Box } from '@havan/ui/Box';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useAppProfile } from '../shell/app-profile.ts';
import { useGlobals } from '../shell/use-globals.ts';
import { AuthPage } from './AuthPage.tsx';
import { registerTexts } from './session-texts.ts';

/** `/account/register`: who may join and whom to write to. Applications are taken by people, with documents. */
export function RegisterScreen() {
  const { paths } = useAppProfile();
  const globals = useGlobals();
  return (
    <AuthPage title={registerTexts.title}>
      <Box width="form">
        <Stack space="l">
          <Heading level={1}>{registerTexts.title}</Heading>
          <Text size="large" tone="soft">
            {registerTexts.lead}
          </Text>
          <Stack as="section" space="xs">
            <Heading level={2} size="panel">
              {registerTexts.who}
            </Heading>
            <Box as="ul">
              {companyTypes.map((kind) => (
                <Box as="li" key={kind} lineAbove="row" paddingY="xs">
                  <Text weight="strong">{companyTypeLabels[kind]}</Text>
                  <Text tone="soft">{registerTexts.kinds[kind]}</Text>
                </Box>
              ))}
            </Box>
          </Stack>
          {globals ? (
            <Stack as="section" space="xs">
              <Heading level={2} size="panel">
                {registerTexts.apply}
              </Heading>
              <Text>
                {registerTexts.phone}:{' '}
                <Link href={`tel:${globals.supportPhone}`}>{globals.supportPhone}</Link>
              </Text>
              <Text>
                {registerTexts.email}:{' '}
                <Link href={`mailto:${globals.supportEmail}`}>{globals.supportEmail}</Link>
              </Text>
            </Stack>
          ) : null}
          <Inline>
            <ButtonLink href={paths.login()} variant="outline">
              {registerTexts.toLogin}
            </ButtonLink>
          </Inline>
        </Stack>
      </Box>
    </AuthPage>
  );
}
