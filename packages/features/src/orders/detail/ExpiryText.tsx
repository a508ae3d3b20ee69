import { expiryBand, expiryLabel, type ExpiryBand } from '@havan/domain/expiry';
import { Text, type TextProps } from '@havan/ui/Text';

const tones: Readonly<Record<ExpiryBand, NonNullable<TextProps['tone']>>> = {
  none: 'faint',
  good: 'soft',
  close: 'attention',
  expired: 'critical',
};

interface ExpiryTextProps {
  readonly expiration: string | null;
  readonly now: Date;
}

/**
 * Renders the second half of a line's label: `(12/2028)`, amber when close, or `Miatsız Ürün` (specification
 * §3 "Listing").
 */
export function ExpiryText({ expiration, now }: ExpiryTextProps) {
  const label = expiryLabel(expiration);
  return (
    <Text as="span" tone={tones[expiryBand(expiration, now)]} noWrap>
      {expiration === null ? label : `(${label})`}
    </Text>
  );
}
