import type { CampaignSummary } from '@havan/contract/catalogue/campaign-pages';
import { campaignKindLabels } from '@havan/domain/campaign';
import { isDisasterRelief } from '@havan/domain/disaster-relief';
import type { Layout } from '@havan/domain/storage-key';
import { Badge } from '@havan/ui/Badge';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { ProductImage } from '@havan/ui/ProductImage';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../../paths.ts';
import {
  bearerText,
  campaignFigure,
  campaignPageTexts as texts,
  figureRemark,
} from './campaign-page-texts.ts';
import * as css from './CampaignCards.css.ts';
import { TimeLeft, UnitsLeft } from './CampaignMeters.tsx';
import { useNow } from '@havan/app-shell/viewport/use-now';

interface CampaignCardsProps {
  readonly campaigns: readonly CampaignSummary[];
  readonly layout: Layout;
}

/** Renders campaigns as joined labels or as rows: their terms, who bears them, the time and the units left. */
export function CampaignCards({ campaigns, layout }: CampaignCardsProps) {
  const now = useNow();
  return (
    <ul className={layout === 'grid' ? css.grid : css.rows} aria-label={texts.title}>
      {campaigns.map((campaign) =>
        layout === 'grid' ? (
          <li key={campaign.campaignCode} className={css.card}>
            <Figure campaign={campaign} />
            <Words campaign={campaign} />
            <Shelf campaign={campaign} />
            <div className={css.foot}>
              <TimeLeft endsAt={campaign.endsAt} now={now} />
              <UnitsLeft left={campaign.unitsLeft} limit={campaign.unitLimit} />
            </div>
          </li>
        ) : (
          <li key={campaign.campaignCode} className={css.row}>
            <Figure campaign={campaign} />
            <Words campaign={campaign} />
            <Stack space="xs">
              <TimeLeft endsAt={campaign.endsAt} now={now} />
              <UnitsLeft left={campaign.unitsLeft} limit={campaign.unitLimit} />
            </Stack>
          </li>
        ),
      )}
    </ul>
  );
}

interface PartProps {
  readonly campaign: CampaignSummary;
}

function Figure({ campaign }: PartProps) {
  return (
    <div className={css.figure}>
      <Text as="span" size="figure">
        {campaignFigure(campaign)}
      </Text>
      <Text as="span" size="small" tone="soft">
        {figureRemark(campaign)}
      </Text>
    </div>
  );
}

function Words({ campaign }: PartProps) {
  const { campaignCode, title, description, kind, category, listingCount } = campaign;
  const about = [campaignKindLabels[kind], category?.categoryName].filter(Boolean).join(' · ');
  return (
    <Stack space="xs">
      <Inline space="s" align="center">
        <Text as="span" size="small" tone="soft">
          {about}
          {listingCount === null ? '' : ` · ${texts.listings(listingCount)}`}
        </Text>
        {isDisasterRelief(campaignCode) ? <Badge tone="attention">{texts.relief}</Badge> : null}
      </Inline>
      <Heading level={2} size="panel">
        <Link href={paths.campaigns(campaignCode)} variant="name">
          {title}
        </Link>
      </Heading>
      {description ? <Text lines={2}>{description}</Text> : null}
      <Text size="small" tone="soft">
        {bearerText(campaign)}
      </Text>
    </Stack>
  );
}

/** Renders pictures of the products, when the flag of campaign pictures is on. */
function Shelf({ campaign: { productImageUrls } }: PartProps) {
  if (productImageUrls.length === 0) return null;
  return (
    <div className={css.shelf}>
      {productImageUrls.map((src) => (
        <ProductImage key={src} src={src} alt="" size="medium" />
      ))}
    </div>
  );
}
