import { createAccountTransferMutation } from '@havan/api-client/queries/identity/account';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { Alert } from '@havan/ui/Alert';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Page } from '@havan/ui/Page';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { transferTexts } from './transfer-texts.ts';

const waitSeconds = 8;

/**
 * Renders `/transfer-account`: describes the prescription sister site to pharmacies and leads there
 * (specification §2.3).
 */
export function TransferScreen() {
  return (
    <RequireArea area="prescriptionSite">
      <Transfer />
    </RequireArea>
  );
}

function Transfer() {
  const { api, paths, leave } = useAppProfile();
  const [params] = useSearchParams();
  const returnUrl = params.get('returnUrl');
  const { mutate, isPending, isSuccess, error } = useMutation(createAccountTransferMutation(api));
  const [left, setLeft] = useState(waitSeconds);
  const isCounting = !isPending && !isSuccess && !error;

  const go = () => mutate(returnUrl, { onSuccess: ({ url }) => leave(url) });
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1);
      else mutate(returnUrl, { onSuccess: ({ url }) => leave(url) });
    }, 1000);
    return () => clearTimeout(timer);
  }, [isCounting, left, leave, mutate, returnUrl]);

  return (
    <Page size="narrow">
      <title>{`${transferTexts.title} | Havan`}</title>
      <Box surface="sheet" frame="section" padding={{ phone: 'm', tablet: 'xl' }}>
        <Stack space="l">
          <Heading level={1}>{transferTexts.title}</Heading>
          <Text size="large" tone="soft">
            {transferTexts.lead}
          </Text>
          <Box as="ul">
            {transferTexts.points.map((point) => (
              <Box as="li" key={point} lineAbove="row" paddingY="s">
                <Text>{point}</Text>
              </Box>
            ))}
          </Box>
          {error ? <Alert kind="error">{error.message}</Alert> : null}
          <Inline space="s">
            <Button
              size="large"
              loading={isPending || isSuccess}
              loadingText={transferTexts.leaving}
              onClick={go}
            >
              {transferTexts.go}
            </Button>
            <ButtonLink size="large" variant="outline" href={paths.home()}>
              {transferTexts.stay}
            </ButtonLink>
          </Inline>
          {isCounting ? <Text tone="soft">{transferTexts.going(left)}</Text> : null}
        </Stack>
      </Box>
    </Page>
  );
}
