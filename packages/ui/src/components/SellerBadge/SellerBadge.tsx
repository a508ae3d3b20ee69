import { CheckIcon, SealIcon } from '../../icons.ts';
import { Badge } from '../Badge/Badge.tsx';

export type SellerBadgeProps = {
  /** `seal` for the brand's own shop, `check` for a seller that the brand has authorised. */
  kind: 'seal' | 'check';
  label: string;
};

/** Renders the badge of a verified seller: an icon with a text. */
export function SellerBadge({ kind, label }: SellerBadgeProps) {
  return (
    <Badge
      tone={kind === 'seal' ? 'positive' : 'neutral'}
      icon={kind === 'seal' ? <SealIcon /> : <CheckIcon />}
    >
      {label}
    </Badge>
  );
}
