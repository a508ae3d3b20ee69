import type { SellerCampaignDetail } from '@havan/contract/campaigns/seller-campaigns';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { formatCount } from '@havan/domain/count';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { StatStrip, StatTile } from '@havan/ui/StatTile';
import { Text } from '@havan/ui/Text';
import { campaignTexts as texts } from '../campaign-texts.ts';

/** Renders the sales of a campaign beside those of an equally long time before it. */
export function CampaignResultFigures({ detail }: { readonly detail: SellerCampaignDetail }) {
  const { flags } = useAppProfile();
  const { result, baseline, unitLimit, unitsLeft } = detail.campaign;
  if (!flags.isOn('newCampaignPanel')) return null;
  return (
    <Stack space="xs">
      <StatStrip label={texts.result}>
        <StatTile
          label={texts.sold}
          value={texts.unitsOf(result.units)}
          remark={result.orders === 0 ? texts.soldNothing : texts.orders(result.orders, result.companies)}
        />
        <StatTile
          label={texts.income}
          value={<Money value={result.income} />}
          {...(baseline && { remark: texts.before(baseline.units, baseline.income) })}
        />
        <StatTile
          label={texts.net}
          value={baseline ? <Money value={result.income - baseline.income} signed /> : '–'}
        />
        <StatTile
          label={texts.discount}
          value={<Money value={result.discount} />}
          {...(result.bonusUnits > 0 && { remark: texts.bonusUnits(result.bonusUnits) })}
        />
        <StatTile
          label={texts.unitsLeft}
          value={unitsLeft === null || unitLimit === null ? texts.unlimited : formatCount(unitsLeft)}
          {...(unitLimit !== null && { remark: `/ ${formatCount(unitLimit)}` })}
        />
      </StatStrip>
      <Text tone="faint" size="small">
        {texts.estimate}
      </Text>
    </Stack>
  );
}
