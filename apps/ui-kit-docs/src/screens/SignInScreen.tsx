import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Form } from '@havan/ui/Form';
import { Heading } from '@havan/ui/Heading';
import { Link } from '@havan/ui/Link';
import { Logo } from '@havan/ui/Logo';
import { Page } from '@havan/ui/Page';
import { PasswordField } from '@havan/ui/PasswordField';
import { SkipLink } from '@havan/ui/SkipLink';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { required } from '@havan/validation/messages';
import { useState } from 'react';

/** Renders the sign-in page. */
export function SignInScreen() {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  return (
    <>
      <SkipLink />
      <Page size="narrow">
        <Stack space="xl">
          <Logo size="large" />
          <Box as="section" surface="sheet" frame="section" padding={{ phone: 'm', tablet: 'xl' }}>
            <Form
              aria-label="Giriş"
              onSubmit={() => {
                setTried(true);
                return name !== '' && password !== '';
              }}
            >
              <Stack space="m">
                <Heading level={1}>Giriş yapın</Heading>
                <TextField
                  label="Kullanıcı adı veya e-posta"
                  autoComplete="username"
                  value={name}
                  onChange={setName}
                  error={tried && name === '' ? required : null}
                />
                <PasswordField
                  label="Şifre"
                  autoComplete="current-password"
                  value={password}
                  onChange={setPassword}
                  error={tried && password === '' ? required : null}
                  aside={<Link href="#sifremi-unuttum">Şifremi unuttum</Link>}
                />
                <Button type="submit" size="large" wide>
                  Giriş yap
                </Button>
              </Stack>
            </Form>
          </Box>
          <Text tone="soft">
            Havan’a üye değil misiniz? <Link href="#uye-ol">Üye olun</Link>
          </Text>
        </Stack>
      </Page>
    </>
  );
}
