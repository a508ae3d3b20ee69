import type { Seller } from '@havan/contract/catalogue/catalogue';
import { blueTickLabels, blueTickTypes, companyTypeLabels, hasPharmacyIcon } from '@havan/domain/company';
import { formatScore, scoreTone100 } from '@havan/domain/score';
import { Badge } from '@havan/ui/Badge';
import { CheckIcon, PharmacyIcon, ShieldIcon } from '@havan/ui/icons';
import { ScoreBadge } from '@havan/ui/ScoreBadge';
import { scoreGrades } from './score-grades.ts';
import { sellerTexts } from '../shared-texts.ts';

/**
 * Renders the seller's score in the colour of its band (specification §4); tenths on the scale of ten are values on
 * that of a hundred.
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
 * Renders icon and label of a pharmacy beside its name (specification §3 "Seller type values"); nothing for other
 * companies.
 */
export function SellerTypeMark({ seller }: { seller: Pick<Seller, 'companyType'> }) {
  return hasPharmacyIcon(seller.companyType) ? (
    <Badge icon={<PharmacyIcon />}>{companyTypeLabels.pharmacy}</Badge>
  ) : null;
}

/** Renders `Resmi Satıcı` or `Yetkili Satıcı`; nothing without a badge. */
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
