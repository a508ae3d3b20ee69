import { CheckIcon, SealIcon } from '../../icons.ts';
import { Badge } from '../Badge/Badge.tsx';

export type SellerBadgeProps = {
  /** `seal` for the maker's own, `check` for one the maker has named. The words come from the caller. */
  kind: 'seal' | 'check';
  label: string;
};

/** A verified party: mark and words, never the mark alone. */
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
