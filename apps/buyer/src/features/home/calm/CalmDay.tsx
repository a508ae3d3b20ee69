import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { Box } from '@havan/ui/Box';
import { Link } from '@havan/ui/Link';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { buyerSteps, type BuyerStep } from './buyer-steps.ts';
import { calmDayTexts as texts } from './calm-day-texts.ts';

const hrefs: Readonly<Record<BuyerStep, string>> = {
  documents: paths.settings('company'),
  addresses: paths.settings('addresses'),
  favourites: paths.category(),
  smartCart: paths.smartCart(),
};

/** Renders a day without open work: the first steps of a new member, for others a sentence that nothing waits. */
export function CalmDay() {
  const [now] = useState(() => new Date());
  const user = useBasicInfos()?.user;
  const steps = user ? buyerSteps(user, now) : [];
  if (steps.length === 0)
    return (
      <Box lineAbove="row" padding="m">
        <Text tone="soft">{texts.calm}</Text>
      </Box>
    );
  return steps.map((step) => (
    <Box key={step} lineAbove="row" paddingX="m" paddingY="s">
      <Stack space="none">
        <Text weight="strong">
          <Link href={hrefs[step]} variant="name">
            {texts.steps[step].name}
          </Link>
        </Text>
        <Text size="small" tone="soft">
          {texts.steps[step].hint}
        </Text>
      </Stack>
    </Box>
  ));
}
