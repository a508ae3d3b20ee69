import { cartCampaignMutation } from '@havan/api-client/queries/cart/cart-work';
import { type CartItem, reserveCampaign } from '@havan/contract/cart/cart';
import { campaignHint } from '@havan/domain/campaign-hint';
import { type CampaignOffer, linePrice } from '@havan/domain/campaign-price';
import { formatMoney } from '@havan/domain/money';
import { formatTime } from '@havan/domain/istanbul';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useFailureToast } from '@havan/app-shell/failures/use-failure-toast';
import { useMay } from '@havan/app-shell/profile/use-may';
import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { campaignTerms, campaignTexts } from '../../../shared/product/campaign-texts.ts';

interface LineCampaignsProps {
  readonly line: CartItem;
  readonly onCount: (count: number) => void;
}

/** Renders the campaigns of a line, what a few units more would gain, and the reservation of a limited one. */
export function LineCampaigns({ line, onCount }: LineCampaignsProps) {
  const { salePrice: price, count: quantity, stock, maxQuantity, packSize, campaigns, productName } = line;
  const facts = { price, quantity, stock, priceBreaks: line.priceBreaks, bonus: line.bonus };
  const { campaign, bonusCampaign, bonusUnits, discount, ownPrice } = linePrice(facts, campaigns);
  const hint = campaignHint(facts, campaigns, Math.min(stock, maxQuantity ?? stock));
  const missing = hint ? Math.ceil(hint.missing / packSize) * packSize : 0;
  return (
    <Stack space="xxs">
      {campaign === null && ownPrice < price ? (
        <Inline space="xs">
          <Badge tone="positive">{campaignTexts.priceBreak}</Badge>
          <Text as="span" size="small" tone="positive" weight="strong">
            {campaignTexts.gain(formatMoney((price - ownPrice) * quantity))}
          </Text>
        </Inline>
      ) : null}
      {campaign ? (
        <Inline space="xs">
          <Badge tone="positive" variant="filled">
            {campaign.title}
          </Badge>
          <Text as="span" size="small" tone="positive" weight="strong">
            {discount > 0 ? campaignTexts.gain(formatMoney(discount)) : campaignTerms(campaign)}
          </Text>
        </Inline>
      ) : null}
      {bonusUnits > 0 ? (
        <Inline space="xs">
          {bonusCampaign ? (
            <Badge tone="positive" variant="filled">
              {bonusCampaign.title}
            </Badge>
          ) : null}
          <Text as="span" size="small" tone="positive" weight="strong">
            {campaignTexts.bonusUnits(bonusUnits)}
          </Text>
        </Inline>
      ) : null}
      {hint && line.canBuy ? (
        <Inline space="xs">
          <Text as="span" size="small">
            {'unitPrice' in hint.gain
              ? campaignTexts.priceHint(missing, formatMoney(hint.gain.unitPrice))
              : campaignTexts.bonusHint(missing, hint.gain.bonusUnits)}
          </Text>
          <Button
            size="small"
            variant="outline"
            aria-label={campaignTexts.addMissingOf(missing, productName)}
            onClick={() => onCount(quantity + missing)}
          >
            {campaignTexts.addMissing(missing)}
          </Button>
        </Inline>
      ) : null}
      {campaigns
        .filter(({ right }) => right !== null)
        .map((limited) => (
          <LimitedCampaign key={limited.campaignCode} campaign={limited} line={line} />
        ))}
    </Stack>
  );
}

/** Renders a campaign that must be reserved: its units left, and the button that reserves or releases it. */
function LimitedCampaign({ campaign, line }: { campaign: CampaignOffer; line: CartItem }) {
  const { api } = useAppProfile();
  const reportFailure = useFailureToast();
  const mayReserve = useMay(reserveCampaign);
  const { mutate, isPending } = useMutation({
    ...cartCampaignMutation(api),
    onError: (error) => reportFailure(error, campaignTexts.failed),
  });
  const { right, title, campaignCode } = campaign;
  const { listingId, productName, count } = line;
  if (!right) return null;
  const isHeld = right.reserved >= count;
  const remark =
    isHeld && right.until !== null
      ? campaignTexts.reservedUntil(formatTime(new Date(right.until)))
      : right.left + right.reserved > 0
        ? campaignTexts.right(right.left + right.reserved)
        : campaignTexts.noRight;
  return (
    <Inline space="xs">
      <Text as="span" size="small" tone="soft">
        {isHeld ? remark : `${title}: ${campaignTerms(campaign)}, ${remark}`}
      </Text>
      {isHeld ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={campaignTexts.cancelOf(title, productName)}
          loading={isPending}
          onClick={() => mutate({ listingId })}
        >
          {campaignTexts.cancel}
        </Button>
      ) : mayReserve && right.left + right.reserved > 0 ? (
        <Button
          size="small"
          variant="ink"
          aria-label={campaignTexts.reserveOf(title, productName)}
          loading={isPending}
          onClick={() => mutate({ listingId, campaignCode })}
        >
          {campaignTexts.reserve}
        </Button>
      ) : null}
    </Inline>
  );
}
