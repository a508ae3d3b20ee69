import type { getCampaign } from '@havan/contract/catalogue/campaign-pages';
import type { ResultOf } from '@havan/contract/call';
import { isDisasterRelief } from '@havan/domain/disaster-relief';
import { Badge } from '@havan/ui/Badge';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { bearerText, campaignPageTexts as texts, campaignRules } from './campaign-page-texts.ts';
import { TimeLeft, UnitsLeft } from './CampaignMeters.tsx';
import { useNow } from '@havan/app-shell/viewport/use-now';
import { useUnitsLeft } from './use-units-left.ts';

interface CampaignHeadProps {
  readonly campaign: ResultOf<typeof getCampaign>;
}

/** Renders a campaign with its remaining time and units, and its terms, one sentence per rule. */
export function CampaignHead({ campaign }: CampaignHeadProps) {
  const now = useNow();
  const left = useUnitsLeft(campaign.campaignCode, campaign.unitsLeft);
  return (
    <Stack space="m">
      <SectionHeader
        level={1}
        title={campaign.title}
        remark={
          isDisasterRelief(campaign.campaignCode) ? <Badge tone="attention">{texts.relief}</Badge> : null
        }
      />
      <Grid columns={{ phone: 1, tablet: 2 }} space={{ phone: 'm', tablet: 'xl' }}>
        <Stack space="s">
          {campaign.description ? <Text>{campaign.description}</Text> : null}
          <Text tone="soft">{bearerText(campaign)}</Text>
          <TimeLeft endsAt={campaign.endsAt} now={now} />
          <UnitsLeft left={left} limit={campaign.unitLimit} />
        </Stack>
        <Stack space="s">
          <Heading level={2} size="block">
            {texts.terms}
          </Heading>
          <Stack as="ul" space="xs">
            {campaignRules(campaign).map((rule) => (
              <li key={rule}>
                <Text size="small">{rule}</Text>
              </li>
            ))}
          </Stack>
        </Stack>
      </Grid>
    </Stack>
  );
}
