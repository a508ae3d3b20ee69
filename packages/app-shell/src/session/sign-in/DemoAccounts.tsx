import { companyTypeLabels } from '@havan/domain/company';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useGlobals } from '../../profile/use-globals.ts';
import { demoTexts, loginTexts } from './session-texts.ts';

/** Buttons that sign in with the accounts of the demo market; the server lists none outside the demo. */
export function DemoAccounts({ onUse }: { onUse: (username: string, password: string) => void }) {
  const accounts = useGlobals()?.demoAccounts ?? [];
  if (accounts.length === 0) return null;
  return (
    <Stack as="section" space="s" aria-labelledby="deneme-hesaplari">
      <Heading level={2} size="panel" id="deneme-hesaplari">
        {demoTexts.title}
      </Heading>
      <Text tone="soft">{demoTexts.lead}</Text>
      <Box as="ul">
        {accounts.map(({ username, password, companyType, note }) => (
          <Box as="li" key={username} lineAbove="row" paddingY="s">
            <Inline justify="between" align="start" wrap={false} space="m">
              <Stack space="none">
                <Text weight="strong">{companyTypeLabels[companyType]}</Text>
                <Text size="small" tone="soft">
                  {note}
                </Text>
              </Stack>
              <Button
                variant="outline"
                size="small"
                aria-label={demoTexts.use(username)}
                onClick={() => onUse(username, password)}
              >
                <Text as="span" size="small" tone="inherit" weight="strong" noWrap>
                  {loginTexts.submit}
                </Text>
              </Button>
            </Inline>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
