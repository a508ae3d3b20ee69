import { Box } from '@havan/ui/Box';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useAppProfile } from '../../profile/app-profile.ts';
import { promiseTexts } from './session-texts.ts';

/** Renders a description of the marketplace beside the sign-in form. */
export function MarketPromise() {
  const { title, points } = promiseTexts[useAppProfile().audience];
  return (
    <Box as="section" surface="poster" padding={{ phone: 'm', tablet: 'xl' }} aria-labelledby="vaat">
      <Stack space="m">
        <Heading level={2} size="page" id="vaat">
          {title}
        </Heading>
        <Stack as="ul" space="s">
          {points.map((point) => (
            <li key={point}>
              <Text size="large" tone="inherit">
                {point}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Box>
  );
}
