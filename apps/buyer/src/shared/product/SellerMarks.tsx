import type { Seller } from '@havan/contract/catalogue/catalogue';
import { blueTickLabels, blueTickTypes, companyTypeLabels, hasPharmacyIcon } from '@havan/domain/company';
import { formatScore, scoreTone100 } from '@havan/domain/score';
import { Badge } from '@havan/ui/Badge';
import { CheckIcon, PharmacyIcon, ShieldIcon } from '@havan/ui/icons';
import { ScoreBadge } from '@havan/ui/ScoreBadge';
import { scoreGrades } from './score-grades.ts';
import { sellerTexts } from '../shared-texts.ts';

/**
 * Renders the seller's points with their colour; tenths on the scale of ten are the same bands on that of a
 * hundred.
 */
export function SellerScore({ seller: { scoreTenths } }: { seller: Pick<Seller, 'scoreTenths'> }) {
  return (
    <ScoreBadge
      value={scoreTenths === null ? sellerTexts.noScore : formatScore(scoreTenths / 10)}
      grade={scoreGrades[scoreTone100(scoreTenths)]}
      label={sellerTexts.score}
    />
  );
}

/**
 * Renders the icon of a pharmacy and its word beside the name of one (specification §3 "Seller type values");
 * nothing for the others.
 */
export function SellerTypeMark({ seller }: { seller: Pick<Seller, 'companyType'> }) {
  return hasPharmacyIcon(seller.companyType) ? (
    <Badge icon={<PharmacyIcon />}>{companyTypeLabels.pharmacy}</Badge>
  ) : null;
}

/** `Resmi Satıcı` or `Yetkili Satıcı`, or nothing. */
export function SellerTick({ seller }: { seller: Pick<Seller, 'blueTickModel'> }) {
  const { blueTickType } = seller.blueTickModel;
  if (blueTickType === null) return null;
  const icon = blueTickType === blueTickTypes.official ? <ShieldIcon /> : <CheckIcon />;
  return (
    <Badge tone={blueTickType === blueTickTypes.official ? 'positive' : 'neutral'} icon={icon}>
      {blueTickLabels[blueTickType]}
    </Badge>
  );
}
